import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { type Incident, reportDueAt } from '../../incidents/incidents.ts';
import { momentInShort } from '../../moments.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { timeLeft } from './time-left.ts';

/** The field that was left empty, or cannot be; or another incident was recorded with this form. */
export type IncidentProblem = 'what' | 'when' | 'sent-before';

type IncidentsPageProps = {
  incidents: readonly Incident[];
  now: Date;
  form: RecordForm;
  /** One was recorded just now. */
  isRecorded: boolean;
};

type RecordForm = {
  typed: Readonly<Record<string, string>>;
  problem: IncidentProblem | undefined;
  /** Under one key one incident is recorded. */
  formKey: string;
  /** The person who types. */
  staffId: number;
};

const problems: Record<IncidentProblem, string> = {
  what: 'Please describe what happened. A line is enough.',
  when: 'Please enter the day and time when it was noticed. They cannot be in the future.',
  'sent-before':
    'This form was sent before, with other words. Check whether the incident is in the list below; if not, record it again.',
};

/** `/desk/incidents`: what went wrong, by when CERT-In has to know, and what was done. */
export function IncidentsPage({ incidents, now, form, isRecorded }: IncidentsPageProps) {
  return (
    <div className="desk-wrap incidents">
      <h1>Incidents</h1>
      <p>
        A breach, a break-in, malware, leaked or lost data: record it here first. CERT-In must be informed
        within six hours of anyone here noticing it, with a copy to IRDAI.
      </p>
      {isRecorded && (
        <p className="desk-said" role="status">
          The incident has been recorded. The list below shows by when CERT-In must be informed.
        </p>
      )}
      <Record now={now} form={form} />
      {incidents.length === 0 && <p>None has been recorded.</p>}
      <ol className="incidents-list">
        {incidents.map((incident) => (
          <Entry key={incident.id} incident={incident} now={now} />
        ))}
      </ol>
      <Duties />
    </div>
  );
}

function Record({ now, form }: Pick<IncidentsPageProps, 'now' | 'form'>) {
  const { typed, problem, formKey, staffId } = form;
  return (
    <form
      className="incidents-form"
      method="post"
      action="/desk/incidents"
      data-keep={staffId}
      {...held(problem !== undefined)}
    >
      <RestoreOffer />
      <input type="hidden" name="key" value={formKey} />
      {problem && (
        <p className="desk-said desk-said-no" role="alert">
          {problems[problem]}
        </p>
      )}
      <label>
        <span className="field-label">What happened</span>
        <textarea
          name="what"
          rows={3}
          maxLength={4000}
          defaultValue={typed.what}
          aria-invalid={problem === 'what' || undefined}
        />
      </label>
      <p className="desk-soft desk-small">Please do not name anyone whose data is affected.</p>
      <div className="incidents-when">
        <label>
          <span className="field-label">Noticed on</span>
          <input type="date" name="day" defaultValue={typed.day ?? dateInIndia(now)} max={dateInIndia(now)} />
        </label>
        <label>
          <span className="field-label">at (time in India)</span>
          <input
            type="time"
            name="time"
            defaultValue={typed.time ?? timeInIndia(now)}
            aria-invalid={problem === 'when' || undefined}
          />
        </label>
      </div>
      <button className="button" type="submit">
        Record the incident
      </button>
    </form>
  );
}

function Entry({ incident, now }: { incident: Incident; now: Date }) {
  const { id, what, noticedAt, who, closedAt } = incident;
  return (
    <li className="incidents-entry">
      <p className="incidents-what">{what}</p>
      <p className="desk-soft desk-small">
        Noticed {momentInShort(noticedAt)}, recorded by {who}. Number {id}.
      </p>
      <Report incident={incident} now={now} />
      {closedAt ? (
        <p>Closed {momentInShort(closedAt)}.</p>
      ) : (
        <form method="post" action={`/desk/incidents/${id}/close`}>
          <button className="button button-line" type="submit">
            Close it<span className="visually-hidden">: incident {id}</span>
          </button>
        </form>
      )}
    </li>
  );
}

function Report({ incident, now }: { incident: Incident; now: Date }) {
  const { id, reportedAt, reportNumber, closedAt } = incident;
  const dueAt = reportDueAt(incident);
  if (reportedAt)
    return (
      <p>
        <b>Reported to CERT-In {momentInShort(reportedAt)}</b>
        {reportNumber && `, number ${reportNumber}`}
        {reportedAt > dueAt && `. It was due ${momentInShort(dueAt)}`}.
      </p>
    );
  if (closedAt) return <p>Not reported to CERT-In.</p>;
  return (
    <>
      <p className={dueAt < now ? 'desk-bad' : undefined}>
        <b>Report it to CERT-In by {momentInShort(dueAt)}</b>: {timeLeft(dueAt, now)}.
      </p>
      <form className="incidents-report" method="post" action={`/desk/incidents/${id}/report`}>
        <label>
          <span className="field-label">Number that CERT-In gave, if any</span>
          <input name="number" maxLength={100} autoComplete="off" />
        </label>
        <button className="button" type="submit">
          Reported now<span className="visually-hidden">: incident {id}</span>
        </button>
      </form>
    </>
  );
}

/** Sources: CERT-In Directions of 28 April 2022; IRDAI's guidelines of 6 April 2026; DPDP Rules 2025, rule 7. */
function Duties() {
  return (
    <section aria-labelledby="incident-duties">
      <h2 id="incident-duties">What to do</h2>
      <ul>
        <li>
          Report what you know, even if it is little: more can follow. The form and the addresses are at{' '}
          <a href="https://www.cert-in.org.in/" rel="noreferrer">
            cert-in.org.in
          </a>
          . Send IRDAI a copy.
        </li>
        <li>Keep the logs. Copy them before anything is switched off, deleted or reinstalled.</li>
        <li>
          Have an administrator end the sessions of accounts that others may have got into, under{' '}
          <a href="/desk/staff">Who works here</a>, and look at the <a href="/desk/audit">audit log</a>.
        </li>
        <li>If the server’s secret may have been read, have it replaced, as the runbook describes.</li>
        <li>
          From May 2027 the people concerned and the Data Protection Board must be told without delay, and the
          Board must get a detailed report within 72 hours.
        </li>
      </ul>
    </section>
  );
}
