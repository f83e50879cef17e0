import { crmName, settingsOf } from '#enquiry/crm/active-crms.ts';
import type { CrmAdapter } from '#enquiry/crm/adapter.ts';
import type { CrmCounts, CrmTrouble } from '#enquiry/crm/read-crm-deliveries.ts';
import { crmAdapters } from '#enquiry/crm/vendors.ts';
import { momentInShort } from '../../moments.ts';
import { FeedSection, type FeedSectionProps } from './feed-section.tsx';
import { isKeyOf } from './is-key-of.ts';
import { WebHookSection } from './web-hook-section.tsx';

const done = {
  again: 'The hand-over is on its way again.',
  erased: 'Noted: the person’s record has been erased in the CRM.',
  ended: 'The key has been revoked and no longer works.',
  'ended-before': 'This key had already been revoked.',
  gone: 'This hand-over has been sent or given up on, is on its way or no longer exists. Nothing was changed.',
} as const;

type SystemsPageProps = {
  counts: ReadonlyMap<string, CrmCounts>;
  troubles: readonly CrmTrouble[];
  said?: string | undefined;
  feed: FeedSectionProps;
  /** The web hook’s, where it was asked for. */
  secret?: string | undefined;
};

/** `/desk/systems`: the broker's other systems that get enquiries from this website. */
export function SystemsPage({ counts, troubles, feed, secret, said = '' }: SystemsPageProps) {
  return (
    <div className="desk-wrap systems">
      <h1>Other systems</h1>
      {isKeyOf(done, said) && (
        <p className="desk-said" role="status">
          {done[said]}
        </p>
      )}
      <section aria-labelledby="crms">
        <h2 id="crms">CRM</h2>
        <p>
          A CRM whose settings are complete gets every enquiry and every request for business cover, usually
          within seconds. The settings are in the server’s environment; CRM keys are never shown here.
        </p>
        <ul className="systems-list">
          {crmAdapters.map((adapter) => (
            <Crm key={adapter.key} adapter={adapter} counts={counts.get(adapter.key)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="troubles">
        <h2 id="troubles">What did not arrive</h2>
        {troubles.length === 0 ? (
          <p>Nothing: every hand-over to a CRM above has arrived, is on its way or was given up on.</p>
        ) : (
          <Troubles rows={troubles} />
        )}
      </section>
      <WebHookSection secret={secret} />
      <FeedSection {...feed} />
    </div>
  );
}

function Crm({ adapter, counts }: { adapter: CrmAdapter; counts: CrmCounts | undefined }) {
  const { isWanted, problems } = settingsOf(adapter);
  const state = !isWanted
    ? 'Not set up'
    : problems.length > 0
      ? 'Settings are missing'
      : 'Gets every enquiry';
  return (
    <li>
      <h3>
        <a href={`/desk/systems/${adapter.key}`}>{adapter.name}</a>
      </h3>
      <p className={problems.length > 0 ? 'desk-bad' : undefined}>{state}</p>
      {counts && <p className="desk-soft desk-small">{inWords(counts)}</p>}
    </li>
  );
}

function inWords({ waiting, failed, lastSentAt }: CrmCounts): string {
  const parts = [
    lastSentAt ? `Last delivery ${momentInShort(lastSentAt)}` : 'No delivery yet',
    waiting > 0 && `${waiting} on the way`,
    failed > 0 && `${failed} given up on`,
  ];
  return parts.filter(Boolean).join(', ');
}

function Troubles({ rows }: { rows: readonly CrmTrouble[] }) {
  return (
    <table className="systems-troubles">
      <caption className="visually-hidden">Hand-overs that did not arrive</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.isErasure ? 'Erasure' : 'Enquiry'} <Reference row={row} /> for {crmName(row.crm)}
              <span className="desk-soft desk-small">{momentInShort(row.createdAt)}</span>
            </th>
            <td>
              {row.reason}
              <span className="desk-soft desk-small">{triedInWords(row)}</span>
            </td>
            <td>
              <Acts row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reference({ row: { reference, caseId } }: { row: CrmTrouble }) {
  const text = <span className="desk-ref">{reference}</span>;
  return caseId ? <a href={`/desk/cases/${caseId}`}>{text}</a> : text;
}

function Acts({ row: { id, reference, isErasure, state, attempts } }: { row: CrmTrouble }) {
  const of = <span className="visually-hidden">: {reference}</span>;
  return (
    <div className="systems-acts">
      {isErasure && state === 'failed' && (
        <form method="post" action={`/desk/systems/deliveries/${id}/erased`}>
          <button className="button button-line button-small" type="submit">
            Erased there{of}
          </button>
        </form>
      )}
      {attempts > 0 && (
        <form method="post" action={`/desk/systems/deliveries/${id}/again`}>
          <button className="button button-line button-small" type="submit">
            Send again{of}
          </button>
        </form>
      )}
    </div>
  );
}

function triedInWords({ attempts, state }: CrmTrouble): string {
  if (attempts === 0) return 'It is on its way again.';
  const times = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  return `${times}, ${state === 'failed' ? 'given up on' : 'will be tried again'}.`;
}
