import type { ReactNode } from 'react';
import { callLanguages } from '#cases/case-words.ts';
import { may, roleInShort } from '#content/access/duties.ts';
import { momentInWords } from '../../moments.ts';
import type { KnownBrowser } from '../../session/known-browsers.ts';
import type { KeptSession, OwnAccount } from '../../session/own-account.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { Field } from '../fields/field.tsx';
import { AccountFlash } from './account-flash.tsx';
import { KnownBrowsersPart } from './known-browsers-part.tsx';
import { OfficePart, PasswordForm, SecondFactorPart } from './ways-in-parts.tsx';

export type AccountFacts = {
  staff: Staff;
  account: OwnAccount;
  sessions: readonly KeptSession[];
  browsers: readonly KnownBrowser[];
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  hasPassword: boolean;
  /** Present where the office's account opens the desk. */
  office: { name: string; isLinked: boolean } | undefined;
};
type AccountPageProps = AccountFacts & {
  said?: string;
  /** Why a change of the password was refused. */
  problems?: { password?: string; newPassword?: string };
};

/** Everything about your own account: what colleagues and visitors see, what opens the desk, and where it is open. */
export function AccountPage({ said, problems = {}, ...facts }: AccountPageProps) {
  const { staff, account, sessions, browsers, hasPassword, office } = facts;
  return (
    <div className="desk-wrap desk-account">
      <header>
        <h1>{account.name}</h1>
        <p className="desk-soft">
          {staff.email}, {roleInShort(staff.role).toLowerCase()}
        </p>
        <AccountFlash said={said} />
      </header>
      <Part title="You">
        <form method="post" action="/desk/account">
          <Field
            name="name"
            label="Your name"
            autoComplete="name"
            maxLength={120}
            defaultValue={account.name}
          />
          <fieldset>
            <legend>You speak with visitors in</legend>
            <div className="choices">
              {Object.entries(callLanguages).map(([key, label]) => (
                <label className="choice" key={key}>
                  <input
                    type="checkbox"
                    name={`speaks_${key}`}
                    value="yes"
                    defaultChecked={account.languages.some((spoken) => spoken === key)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="tick">
            <input
              id="wants-mail"
              type="checkbox"
              name="wantsMail"
              value="yes"
              defaultChecked={account.wantsMail}
            />
            <label htmlFor="wants-mail">E-mail me when I am given a case</label>
          </div>
          <button className="button" type="submit">
            Save
          </button>
        </form>
      </Part>
      <Part title="Where you are logged in">
        <Sessions sessions={sessions} own={staff.sessionId} />
      </Part>
      {browsers.length > 0 && (
        <Part title="Browsers that know you">
          <KnownBrowsersPart browsers={browsers} />
        </Part>
      )}
      {office && (
        <Part title="Office account">
          <OfficePart {...office} hasPassword={hasPassword} />
        </Part>
      )}
      {hasPassword && (
        <Part title="Second factor">
          <SecondFactorPart {...facts} />
        </Part>
      )}
      <Part title="E-mail">
        <p>{hasPassword ? `You log in with ${staff.email}.` : `We write to you at ${staff.email}.`}</p>
        <p>
          <a className="button button-line" href="/desk/account/email">
            Change the e-mail
          </a>
        </p>
      </Part>
      {hasPassword && (
        <Part title="Password">
          <PasswordForm email={staff.email} problems={problems} />
        </Part>
      )}
      {may(staff, 'manage-staff') && (
        <Part title="Colleagues">
          <p>
            <a className="button button-line" href="/desk/staff">
              Who works here
            </a>
          </p>
        </Part>
      )}
      {may(staff, 'read-audit-log') && (
        <Part title="Audit log">
          <p>
            Who logged in or was refused, who changed accounts and settings, who exported, erased or deleted
            data.
          </p>
          <p>
            <a className="button button-line" href="/desk/audit">
              Open the audit log
            </a>
          </p>
        </Part>
      )}
      {may(staff, 'erase-persons') && (
        <Part title="Incidents">
          <p>Breaches and break-ins, each with the six-hour deadline for informing CERT-In.</p>
          <p>
            <a className="button button-line" href="/desk/incidents">
              Open incidents
            </a>
          </p>
        </Part>
      )}
      {may(staff, 'manage-staff') && (
        <Part title="Evidence">
          <p>For an auditor: controls with their tests, settings, retention periods, backups and access.</p>
          <p>
            <a className="button button-line" href="/desk/evidence">
              Open the evidence
            </a>
          </p>
        </Part>
      )}
      {may(staff, 'read-audit-log') && (
        <Part title="Upkeep">
          <p>Backups, trial restores, and deletions waiting for approval.</p>
          <p>
            <a className="button button-line" href="/desk/upkeep">
              Open upkeep
            </a>
          </p>
        </Part>
      )}
      {may(staff, 'connect-systems') && (
        <Part title="Other systems">
          <p>Which CRM and which programs get the enquiries, and what did not arrive.</p>
          <p>
            <a className="button button-line" href="/desk/systems">
              Open other systems
            </a>
          </p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Sessions({ sessions, own }: { sessions: readonly KeptSession[]; own: string }) {
  return (
    <>
      <ul className="account-sessions">
        {sessions.map(({ id, device, createdAt }) => (
          <li key={id}>
            <p>
              <b>{device}</b>
              <span className="desk-soft desk-small">since {momentInWords(createdAt)}</span>
            </p>
            {id === own ? (
              <span className="badge">This one</span>
            ) : (
              <form method="post" action="/desk/account/sessions/end">
                <input type="hidden" name="session" value={id} />
                <button className="button button-line" type="submit">
                  End
                  <span className="visually-hidden">
                    {' '}
                    {device}, since {momentInWords(createdAt)}
                  </span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <div className="account-ways">
        {sessions.length > 1 && (
          <form method="post" action="/desk/account/sessions/end-others">
            <button className="button button-line" type="submit">
              End all others
            </button>
          </form>
        )}
        <form method="post" action="/desk/logout">
          <button className="button" type="submit">
            Log out
          </button>
        </form>
      </div>
    </>
  );
}
