import type { CaseConsent } from '#cases/case-consents.ts';
import { maxInsurerLength, maxTextLength } from '#cases/read-action.ts';

type ShareFormProps = { caseId: number; consents: readonly CaseConsent[] };

/** Records that their details went to an insurer. Without their consent there is no form, and the action is refused. */
export function ShareForm({ caseId, consents }: ShareFormProps) {
  const isAllowed = consents.some(({ purpose, state }) => purpose === 'consent_share' && state === 'given');
  if (!isAllowed) return null;
  return (
    <details className="case-right">
      <summary>Record that details went to an insurer</summary>
      <form method="post" action={`/desk/cases/${caseId}/act`} className="case-fields">
        <input type="hidden" name="kind" value="share" />
        <label>
          <span>Insurer</span>
          <input name="insurer" required maxLength={maxInsurerLength} autoComplete="off" />
        </label>
        <label>
          <span>What for</span>
          <input
            name="text"
            required
            maxLength={maxTextLength}
            autoComplete="off"
            placeholder="A quote for health cover"
          />
        </label>
        <p className="desk-small">
          The client will see this on their own page. It cannot be changed afterwards.
        </p>
        <button type="submit" className="button button-line">
          Record it
        </button>
      </form>
    </details>
  );
}
