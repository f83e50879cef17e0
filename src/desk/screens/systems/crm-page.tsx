import { settingsOf } from '#enquiry/crm/active-crms.ts';
import type { CrmAdapter } from '#enquiry/crm/adapter.ts';
import type { MappingProblems, SavedMapping } from '#enquiry/crm/field-mapping.ts';
import { type Tried, testReference } from '#enquiry/crm/try-crm.ts';
import { env } from '#platform/env.ts';
import { momentInShort } from '../../moments.ts';
import { FieldTable } from './field-table.tsx';
import { isKeyOf } from './is-key-of.ts';

const done = {
  saved: 'The fields have been saved. They apply from the next hand-over on.',
  defaults: 'The default fields apply again, from the next hand-over on.',
} as const;

type CrmPageProps = {
  adapter: CrmAdapter;
  saved: SavedMapping | undefined;
  said?: string | undefined;
  /** A form that could not be saved. */
  typed?: { input: Readonly<Record<string, string>>; problems: MappingProblems };
  tried?: Tried;
};

/** `/desk/systems/<crm>`: its settings, a test, and which of our fields goes where. */
export function CrmPage({ adapter, saved, said = '', typed, tried }: CrmPageProps) {
  const { name, key } = adapter;
  const { isWanted, problems } = settingsOf(adapter);
  const isReady = isWanted && problems.length === 0;
  return (
    <div className="desk-wrap systems">
      <p>
        <a href="/desk/systems">Other systems</a>
      </p>
      <h1>{name}</h1>
      {isKeyOf(done, said) && !tried && !typed && (
        <p className="desk-said" role="status">
          {done[said]}
        </p>
      )}
      <Settings adapter={adapter} />
      <section aria-labelledby="try">
        <h2 id="try">Try it</h2>
        {isReady ? (
          <form method="post" action={`/desk/systems/${key}/try`}>
            <p>
              Sends an enquiry named “TEST please delete” with the reference {testReference}, and shows the
              answer. A second test changes the same {adapter.record}.
            </p>
            <button className="button" type="submit">
              Send a test enquiry
            </button>
          </form>
        ) : (
          <p>Once the settings are complete, you can send a test enquiry here.</p>
        )}
        {tried && <Answer adapter={adapter} tried={tried} />}
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <p>
          Beside each of our fields is the name of the field in {name} that it goes to. A field whose line you
          leave empty is not sent; only the reference number needs one.{' '}
          {saved
            ? `${saved.changedBy} changed them ${momentInShort(saved.changedAt)}.`
            : 'These are the defaults.'}
        </p>
        <FieldTable adapter={adapter} saved={saved} typed={typed} />
      </section>
      <section aria-labelledby="erasure">
        <h2 id="erasure">When a person is erased here</h2>
        <p>
          {adapter.erase
            ? `The ${adapter.record} is deleted in ${name} as well. If ${name} already had a record of the person, staff are asked to erase it by hand.`
            : `A ${adapter.record} in ${name} has a history of its own, so it is not deleted automatically. Staff are given its ID or our reference, and are asked to erase it there and to confirm this under Other systems.`}
        </p>
      </section>
    </div>
  );
}

/** By name and without values: a key that is shown could be read by someone who may not have it. */
function Settings({ adapter: { name, settings, preparation } }: { adapter: CrmAdapter }) {
  const { crm } = env();
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <p>Set these in the environment of the server, then restart the site.</p>
      <table className="systems-settings">
        <caption className="visually-hidden">Settings of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(settings).map(({ variable, fallback, isSecret }) => (
            <tr key={variable}>
              <th scope="row">
                <code>{variable}</code>
              </th>
              <td>
                {crm[variable] ? (isSecret ? 'set (not shown)' : crm[variable]) : (fallback ?? 'not set')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>In {name}</h3>
      <ol>
        {preparation.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function Answer({ adapter, tried: { lead, outcome } }: { adapter: CrmAdapter; tried: Tried }) {
  const { name, record } = adapter;
  const isTaken = outcome.kind === 'accepted';
  return (
    <div className="systems-answer">
      <p className={isTaken ? 'desk-said' : 'desk-said desk-said-no'} role={isTaken ? 'status' : 'alert'}>
        {isTaken
          ? `${name} took it${outcome.id ? ` as ${record} ${outcome.id}` : ''}. Look at it there, then delete it.`
          : outcome.why}
      </p>
      <details>
        <summary>What was sent</summary>
        <dl>
          {Object.entries(lead.fields).map(([field, value]) => (
            <div key={field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
