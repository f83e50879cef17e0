import { may } from '#content/access/duties.ts';
import { countInWords } from '../../case-lists/count-cases.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { maxTotal } from './load-list.ts';

/** A file of cases: which, for whom, why. */
export function ExportFields({ staff, total }: { staff: Staff; total?: number | undefined }) {
  const overseesAll = may(staff, 'oversee-exports');
  return (
    <section aria-labelledby="find-export">
      <h3 id="find-export">Export them</h3>
      <div className="find-export">
        <div>
          <label className="field-label" htmlFor="find-reason">
            Why do you need the file?
          </label>
          <textarea id="find-reason" name="reason" rows={3} maxLength={300} required />
          <p className="find-hint">
            Your reason is kept with your name. Please do not name anyone who wrote to us.
          </p>
          <fieldset className="find-kinds">
            <legend className="visually-hidden">Kind of file</legend>
            <Radio name="format" value="xlsx" isFirst label="Excel" />
            <Radio name="format" value="csv" label="CSV" />
          </fieldset>
          {total !== undefined && (
            <fieldset className="find-kinds">
              <legend className="visually-hidden">Which cases</legend>
              <Radio name="which" value="chosen" isFirst label="The chosen ones" />
              <Radio name="which" value="all" label={`All ${countInWords(total, maxTotal)}`} />
            </fieldset>
          )}
        </div>
        <div>
          <fieldset className="find-readers">
            <legend>Who will read it?</legend>
            <Radio
              name="readers"
              value="insurers"
              isFirst
              label="Insurers: only people who allowed sharing, and have not asked us to stop"
            />
            <Radio
              name="readers"
              value="us"
              label="Only ourselves: everyone is in it, and it shows who allowed sharing"
            />
          </fieldset>
          <p className="find-hint">
            <b>In it:</b> reference, name, phone, e-mail, city, language, what it is about, how it came, who
            has it, its status, dates. <b>Left out:</b> answers, results, notes, reasons, and anything that
            names a treatment{overseesAll ? '.' : '; also cases that you do not have.'}
          </p>
          <button className="button find-export-button" type="submit" formAction="/desk/exports">
            Export
          </button>
          {overseesAll && (
            <p className="find-hint">
              <a href="/desk/exports">Who has exported what</a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

type RadioProps = { name: string; value: string; label: string; isFirst?: boolean };

function Radio({ name, value, label, isFirst = false }: RadioProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isFirst} /> {label}
    </label>
  );
}
