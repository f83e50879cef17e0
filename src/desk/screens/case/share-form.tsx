import type { CaseConsent } from '#cases/case-consents.ts';
import { maxInsurerLength, maxTextLength } from '#cases/read-action.ts';
import { FlashMessage } from '../flash-message.tsx';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';

/** The form as it was refused, and why. */
export type Sharing = { insurer: string; text: string; said: string };

type ShareFormProps = {
  caseId: number;
  staffId: number;
  consents: readonly CaseConsent[];
  refused: Sharing | undefined;
};

/** Records that their details went to an insurer. Without their consent there is no form, and the action is refused. */
export function ShareForm({ caseId, staffId, consents, refused }: ShareFormProps) {
  const isAllowed = consents.some(({ purpose, state }) => purpose === 'consent_share' && state === 'given');
  if (!isAllowed && !refused) return null;
  return (
    <details className="case-right" open={refused !== undefined}>
      <summary>Record that details went to an insurer</summary>
      <form
        method="post"
        action={`/desk/cases/${caseId}`}
        className="case-fields"
        data-keep={staffId}
        {...held(refused !== undefined)}
      >
        <RestoreOffer />
        {refused && <FlashMessage said={refused.said} />}
        <input type="hidden" name="kind" value="share" />
        <label>
          <span>Insurer</span>
          <input
            name="insurer"
            required
            maxLength={maxInsurerLength}
            autoComplete="off"
            defaultValue={refused?.insurer}
          />
        </label>
        <label>
          <span>What for</span>
          <input
            name="text"
            required
            maxLength={maxTextLength}
            autoComplete="off"
            defaultValue={refused?.text}
            placeholder="A quote for health cover"
          />
        </label>
        <p className="desk-small">The client can see this. It cannot be changed afterwards.</p>
        <button type="submit" className="button button-line">
          Record it
        </button>
      </form>
    </details>
  );
}
