import { momentInWords } from '../../moments.ts';
import type { OfficeChange } from '../../office-settings/office-history.ts';
import type { OfficeProblems, OfficeSubject } from '../../office-settings/office-subjects.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { EffectsPart } from './effects-part.tsx';
import { OfficeFields } from './office-fields.tsx';
import type { SubjectForm } from './subject-form.ts';

type SubjectPageProps = {
  subject: OfficeSubject;
  form: SubjectForm;
  /** The newest first. */
  changes: readonly OfficeChange[];
  staff: Staff;
};

const done = {
  saved: 'Saved. Visitors see it within seconds, or within a minute if it is on every page.',
  unchanged: 'Nothing was changed: what you entered is already on the site.',
} as const;

/** `/desk/office/<subject>`: its form; what a save would change, before it is done; who changed it last. */
export function SubjectPage({ subject, form, changes, staff }: SubjectPageProps) {
  const { key, title, lead } = subject;
  const { problems = {}, isStale = false, said, looked, effects } = form;
  const [last] = changes;
  const isTyped = isStale || effects !== undefined || Object.keys(problems).length > 0;
  return (
    <div className="desk-wrap office">
      <p>
        <a className="office-back" href="/desk/office">
          Office
        </a>
      </p>
      <h1>{title}</h1>
      <p className="office-lead">{lead}</p>
      {said && (
        <p className="desk-said" role="status">
          {done[said]}
        </p>
      )}
      {isStale && (
        <p className="desk-said desk-said-no" role="alert">
          {last ? `${last.who} has` : 'Someone has'} changed this since you opened it. Nothing was saved. What
          you typed is below, beside what is on the site now; everything else is as{' '}
          {last ? 'they have' : 'it is'} saved.
        </p>
      )}
      {Object.keys(problems).length > 0 && <Problems subject={subject} problems={problems} />}
      <div className="office-columns">
        <form
          className="office-form"
          method="post"
          action={`/desk/office/${key}`}
          data-keep={staff.id}
          {...held(isTyped)}
          noValidate
        >
          <RestoreOffer />
          {effects && <EffectsPart effects={effects} />}
          {looked && <input type="hidden" name="looked" value={looked} />}
          <OfficeFields subject={subject} form={form} staff={staff} />
          <p className="office-acts">
            <button
              className={effects ? 'button button-line' : 'button button-main'}
              type="submit"
              name="do"
              value="look"
            >
              {effects ? 'Show again what changes' : 'Show what changes'}
            </button>
            {!effects && <span className="desk-soft">Nothing is saved yet.</span>}
          </p>
        </form>
        <History changes={changes} />
      </div>
    </div>
  );
}

function Problems({ subject, problems }: { subject: OfficeSubject; problems: OfficeProblems }) {
  return (
    <div className="desk-said desk-said-no" role="alert">
      <p>Nothing was saved. Please look at:</p>
      <ul className="office-problems">
        {subject.fields
          .flatMap(({ label, place }) =>
            Object.keys(problems)
              .filter((name) => name === place || name.startsWith(`${place}@`))
              .map((name) => ({ label, name })),
          )
          .map(({ label, name }) => (
            <li key={name}>
              <a href={`#field-${name}`}>{label}</a>: {problems[name]}
            </li>
          ))}
      </ul>
    </div>
  );
}

function History({ changes }: { changes: readonly OfficeChange[] }) {
  return (
    <section className="office-history" aria-labelledby="history">
      <h2 id="history">Who changed it</h2>
      {changes.length === 0 && <p className="desk-soft">Nobody has changed it here yet.</p>}
      <ol>
        {changes.map(({ who, createdAt, fields }) => (
          <li key={createdAt.toISOString()}>
            <b>{who}</b>
            <span>{fields.join(', ')}</span>
            <time className="desk-soft" dateTime={createdAt.toISOString()}>
              {momentInWords(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
