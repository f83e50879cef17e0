import { roleInShort } from '#content/access/duties.ts';
import { Fact } from '#ui/html/fact.tsx';
import { momentInShort } from '../../moments.ts';
import type { Colleague, HelpKind } from '../../session/colleagues.ts';

const helps = {
  'end-sessions': 'That colleague has been logged out everywhere.',
  unlock: 'That colleague can try to log in again.',
} as const satisfies Record<HelpKind, string>;

const said = {
  ...helps,
  changed:
    'The account has been changed. Its owner has been logged out everywhere, and gets a mail about it.',
  unchanged: 'Nothing was changed.',
} as const;
export type StaffFlashKey = keyof typeof said;

export function isHelp(kind: string | undefined): kind is HelpKind {
  return kind !== undefined && Object.hasOwn(helps, kind);
}

export function isStaffFlash(key: string | undefined): key is StaffFlashKey {
  return key !== undefined && Object.hasOwn(said, key);
}

type StaffPageProps = { colleagues: readonly Colleague[]; ownId: number; done?: StaffFlashKey };

/** Everyone who can log in. New people and names are the content service's screens; the rest is here. */
export function StaffPage({ colleagues, ownId, done }: StaffPageProps) {
  return (
    <div className="desk-wrap staff-page">
      <header className="staff-head">
        <h1>{colleagues.length === 1 ? 'One person works here' : `${colleagues.length} people work here`}</h1>
        <a className="button" href="/admin/collections/users/create">
          Someone new
        </a>
      </header>
      {done && (
        <p className="desk-said" role="status">
          {said[done]}
        </p>
      )}
      <ul className="staff-list">
        {colleagues.map((colleague) => (
          <Person key={colleague.id} {...colleague} isSelf={colleague.id === ownId} />
        ))}
      </ul>
    </div>
  );
}

function Person({ id, name, email, role, isSelf, ...rest }: Colleague & { isSelf: boolean }) {
  const { lastLoginAt, hasSecondFactor, hasPassword, hasOfficeAccount, openSessions, pausedUntil } = rest;
  return (
    <li className="staff-person">
      <div>
        <h2>
          <a href={isSelf ? '/desk/account' : `/desk/staff/${id}`}>{name}</a>
        </h2>
        <p className="desk-soft desk-small">{email}</p>
      </div>
      <dl>
        <Fact label="Role">{roleInShort(role)}</Fact>
        <Fact label="Last login">{lastLoginAt ? momentInShort(lastLoginAt) : 'Never'}</Fact>
        {hasOfficeAccount && (
          <Fact label="Logs in with">{hasPassword ? 'Office account or password' : 'Office account'}</Fact>
        )}
        {hasPassword && <Fact label="Second factor">{hasSecondFactor ? 'Yes' : 'Not yet'}</Fact>}
        <Fact label="Logged in on">{inDevices(openSessions)}</Fact>
      </dl>
      {pausedUntil && (
        <p className="desk-bad">
          Too many failed attempts: some browsers or networks cannot log in until {momentInShort(pausedUntil)}
          .
        </p>
      )}
      {isSelf ? (
        <p>
          <a href="/desk/account">This is you</a>
        </p>
      ) : (
        <div className="staff-helps">
          {pausedUntil && <Help id={id} kind="unlock" label="End the pause" of={name} />}
          {openSessions > 0 && <Help id={id} kind="end-sessions" label="Log out everywhere" of={name} />}
          <a className="button button-line" href={`/desk/staff/${id}`}>
            E-mail, role, second factor
            <span className="visually-hidden">: {name}</span>
          </a>
        </div>
      )}
    </li>
  );
}

function Help({ id, kind, label, of }: { id: number; kind: HelpKind; label: string; of: string }) {
  return (
    <form method="post" action={`/desk/staff/${id}/help`}>
      <button className="button button-line" name="kind" value={kind} type="submit">
        {label}
        <span className="visually-hidden">: {of}</span>
      </button>
    </form>
  );
}

function inDevices(count: number): string {
  if (count === 0) return 'No device';
  return count === 1 ? 'One device' : `${count} devices`;
}
