import type { FeedKey } from '#enquiry/feed/feed-keys.ts';
import { env } from '#platform/env.ts';
import { momentInShort } from '../../moments.ts';

export type FeedSectionProps = {
  keys: readonly FeedKey[];
  /** A key that was made a moment ago: it is shown this once. */
  made?: { name: string; key: string } | undefined;
  /** A key without a name was asked for. */
  isUnnamed?: boolean;
};

/** Keys with which other programs fetch enquiries. */
export function FeedSection({ keys, made, isUnnamed = false }: FeedSectionProps) {
  return (
    <section aria-labelledby="feed">
      <h2 id="feed">Feed of enquiries</h2>
      <p>
        A program of yours, such as a broking suite, can fetch the enquiries itself from{' '}
        <code>{env().siteUrl}/api/feed/enquiries</code>. Give each program a key of its own. Anyone who has a
        key can read every enquiry.
      </p>
      {made && (
        <div className="desk-said" role="status">
          <p>The key for {made.name}. Copy it now: it is not shown again.</p>
          <p>
            <code>{made.key}</code>
          </p>
        </div>
      )}
      {env().feedKey && (
        <p>
          One key is set in the environment, as <code>FEED_KEY</code>.
        </p>
      )}
      {keys.length > 0 && <Keys keys={keys} />}
      <form method="post" action="/desk/systems/keys" className="systems-key">
        <label htmlFor="key-name" className="field-label">
          Which program is the key for?
        </label>
        <input
          id="key-name"
          name="name"
          maxLength={80}
          autoComplete="off"
          aria-invalid={isUnnamed || undefined}
          aria-describedby={isUnnamed ? 'key-name-problem' : undefined}
        />
        {isUnnamed && (
          <p className="field-error" id="key-name-problem">
            Enter a name, so that you can tell this key from others later.
          </p>
        )}
        <button className="button" type="submit">
          Make a key
        </button>
      </form>
    </section>
  );
}

function Keys({ keys }: { keys: readonly FeedKey[] }) {
  return (
    <table>
      <caption className="visually-hidden">Keys of the feed</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Made</th>
          <th scope="col">Last used</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ id, name, madeBy, createdAt, lastUsedAt }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {momentInShort(createdAt)}, by {madeBy}
            </td>
            <td>{lastUsedAt ? momentInShort(lastUsedAt) : 'Not yet'}</td>
            <td>
              <form method="post" action={`/desk/systems/keys/${id}/end`}>
                <button className="button button-line button-small" type="submit">
                  Revoke this key<span className="visually-hidden">: {name}</span>
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
