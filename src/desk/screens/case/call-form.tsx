import { languageOfCall } from '#cases/case-consents.ts';
import { caseOutcomes } from '#cases/case-words.ts';
import { shortName } from '../../short-labels.ts';
import { FlashMessage } from '../flash-message.tsx';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { saveKeys } from '../live/shortcuts.ts';
import type { CallPanelProps } from './call-panel-props.ts';
import { HandOver } from './hand-over.tsx';
import { NextStep } from './next-step.tsx';
import { refusedField } from './refusals.ts';
import { VerbalConsents } from './verbal-consents.tsx';
import { waysOfCall } from './ways-of-call.ts';

/** The form that an adviser fills in once; each button saves all of it in one transaction. */
export function CallForm({ facts, work, typed, said }: CallPanelProps) {
  const { of, consents, hours, now } = facts;
  const isOpen = of.state !== 'closed';
  const refused = refusedField(said, typed);
  return (
    <form
      id="case-form"
      method="post"
      action={`/desk/cases/${of.id}#call`}
      className="case-fields"
      data-keep={facts.me.id}
      {...held(said !== undefined)}
    >
      <RestoreOffer />
      <input type="hidden" name="seen" value={of.updatedAt.toISOString()} />
      {said && !refused && <FlashMessage said={said} />}
      {isOpen && (
        <>
          <fieldset>
            <legend className="case-legend">How did it go?</legend>
            <div className="case-ways">
              {waysOfCall.map(([value, words, key]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="how"
                    value={value}
                    defaultChecked={typed.how === value}
                    aria-keyshortcuts={key}
                  />
                  {words}
                  <span className="case-key" aria-hidden="true">
                    <kbd>{key.toUpperCase()}</kbd>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <label>
            <span>What came of it</span>
            <select name="outcome" defaultValue={typed.outcome ?? ''} aria-keyshortcuts="o">
              <option value="">It goes on</option>
              <optgroup label="It ends here">
                {Object.entries(caseOutcomes)
                  .filter(([outcome]) => outcome !== 'stopped')
                  .map(([outcome, words]) => (
                    <option key={outcome} value={outcome}>
                      {words}
                    </option>
                  ))}
              </optgroup>
            </select>
          </label>
          {refused === 'why' && <FlashMessage said={said} />}
          <label>
            <span>Why, if it ends or rests</span>
            <input
              name="why"
              maxLength={2000}
              autoComplete="off"
              defaultValue={typed.why}
              aria-invalid={refused === 'why' || undefined}
            />
          </label>
          <VerbalConsents consents={consents} language={languageOfCall(of)} typed={typed} />
        </>
      )}
      <NextStep {...{ hours, now, typed, said, refused }} slotAt={of.slotAt} />
      <label>
        <span>Note</span>
        <textarea name="note" rows={2} maxLength={2000} defaultValue={typed.note} aria-keyshortcuts="m" />
      </label>
      <div className="case-saves case-saves-main">
        <button
          type="submit"
          name="after"
          value="next"
          className="button button-main"
          aria-keyshortcuts={saveKeys}
        >
          {work.next ? `Save, then ${shortName(work.next.name)}` : 'Save, then Today'}
        </button>
        <button type="submit" name="after" value="stay" className="button button-line">
          Save
        </button>
      </div>
      {isOpen && (
        <HandOver
          colleagues={work.colleagues}
          typed={typed}
          isResting={of.state === 'resting'}
          refused={refused === 'to' ? said : undefined}
        />
      )}
    </form>
  );
}
