import type { ColleagueNow } from '#cases/colleagues.ts';
import { may } from '#content/access/duties.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { ColleagueOptions } from '../colleague-options.tsx';
import { ExportFields } from './export-fields.tsx';

type ChosenPanelProps = {
  staff: Staff;
  colleagues: readonly ColleagueNow[];
  /** Number of cases in the list, where there is one. */
  total?: number;
};

/** Actions on several cases at once; part of the form whose boxes choose them. */
export function ChosenPanel({ staff, colleagues, total }: ChosenPanelProps) {
  return (
    <>
      {/* In sight while something is chosen, however long the list is. */}
      <p className="find-bar">
        <span>
          <b className="find-count" /> chosen
        </span>
        <a className="button button-main" href="#find-do">
          Do something with them
        </a>
      </p>
      <div className="find-chosen" id="find-do">
        {may(staff, 'work-cases') && (
          <section aria-labelledby="find-hand-over">
            <h3 id="find-hand-over">
              <span className="find-count" /> chosen
            </h3>
            <label className="field-label" htmlFor="find-to">
              Hand them to
            </label>
            <select id="find-to" name="to" defaultValue="">
              <ColleagueOptions colleagues={colleagues} none="Choose a colleague" ownId={staff.id} />
            </select>
            <p className="find-hint">Promises made to the visitor move with the case.</p>
            <button className="button button-main" type="submit" formNoValidate>
              Hand over
            </button>
          </section>
        )}
        <ExportFields staff={staff} total={total} />
      </div>
    </>
  );
}
