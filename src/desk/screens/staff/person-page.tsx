import { accountRoles, roleInShort } from '#content/access/duties.ts';
import { wasPrefix } from '../../office-settings/read-typed.ts';
import type { Colleague } from '../../session/colleagues.ts';
import { Field } from '../fields/field.tsx';
import { NotProved, type Proof, ProofFields, WhoseField } from '../fields/secret-fields.tsx';

export type PersonWrong = {
  problem?: string;
  isNotProved?: boolean;
  refusal?: string;
  /** Someone has changed the same field since the page was opened. */
  isOvertaken?: boolean;
};

type PersonPageProps = {
  colleague: Colleague;
  /** Values that were sent and refused. */
  typed: Readonly<Record<string, string>>;
  wrong: PersonWrong;
  proof: Proof;
  /** Where its groups give the role. */
  officeName: string | undefined;
  ownEmail: string;
};

export function PersonPage({ colleague, typed, wrong, proof, officeName, ownEmail }: PersonPageProps) {
  const { id, name, email, role, hasSecondFactor, hasPassword, hasOfficeAccount } = colleague;
  const isByGroup = hasOfficeAccount && officeName;
  return (
    <div className="desk-wrap desk-account">
      <p>
        <a href="/desk/staff">Who works here</a>
      </p>
      <h1>{name}</h1>
      {wrong.isNotProved && <NotProved />}
      {wrong.refusal && (
        <p className="desk-said desk-said-no" role="alert">
          {wrong.refusal}
        </p>
      )}
      {wrong.isOvertaken && (
        <p className="desk-said desk-said-no" role="alert">
          This account has changed since you opened it, so nothing was saved. Its e-mail address is now{' '}
          {email} and its role is “{roleInShort(role)}”. What you changed is below: check it, and save again
          if it is still right.
        </p>
      )}
      <section className="account-part">
        <form method="post" action={`/desk/staff/${id}`}>
          <input type="hidden" name={`${wasPrefix}email`} value={typed[`${wasPrefix}email`] ?? email} />
          <input type="hidden" name={`${wasPrefix}role`} value={typed[`${wasPrefix}role`] ?? role} />
          <Field
            name="email"
            type="email"
            label="E-mail"
            hint={
              hasPassword || !officeName
                ? 'They log in with it, and links for a new password are sent to it.'
                : 'Mails about their work go to this address. It cannot be used to log in.'
            }
            autoComplete="off"
            maxLength={254}
            defaultValue={typed.email ?? email}
            problem={wrong.problem}
          />
          <div className="field">
            <label className="field-label" htmlFor="field-role">
              Role
            </label>
            {isByGroup && (
              <p className="field-hint" id="role-hint">
                Their groups at {officeName} set the role again at each login there. “No role” stays until
                someone here gives another.
              </p>
            )}
            <select
              id="field-role"
              name="role"
              aria-describedby={isByGroup ? 'role-hint' : undefined}
              defaultValue={typed.role ?? role}
            >
              {Object.entries(accountRoles).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </div>
          {hasSecondFactor && (
            <div className="tick">
              <input
                id="removes-factor"
                type="checkbox"
                name="removesFactor"
                value="yes"
                defaultChecked={typed.removesFactor === 'yes'}
              />
              <label htmlFor="removes-factor">
                They have lost their phone and recovery codes: remove their second factor. Make sure that the
                request comes from them, because they will then log in with their password alone and set up
                another phone.
              </label>
            </div>
          )}
          <WhoseField email={ownEmail} />
          <ProofFields proof={proof} label="Your own password" />
          <button className="button" type="submit">
            Save
          </button>
          <p className="desk-soft desk-small">
            They are then logged out everywhere, and get a mail at {email}. Their name is changed{' '}
            <a href={`/admin/collections/users/${id}`}>in the panel</a>.
          </p>
        </form>
      </section>
    </div>
  );
}
