import { deleteStoredAnswers } from '../browser/stored-answers.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { addressOf } from '../place.ts';

type JourneyFootProps = Pick<JourneyProps, 'questionnaire' | 'locale' | 'base' | 'csrfToken'> & {
  /** Those of this page can be saved, and others loaded. */
  hasAnswers: boolean;
};

/** Actions on the answers at any time. All of them work without a script, from the draft. */
export function JourneyFoot({ questionnaire, locale, base, csrfToken, hasAnswers }: JourneyFootProps) {
  const { save, load, forget } = journeyMessages(locale);
  return (
    <div className="journey-foot">
      {hasAnswers && (
        <>
          <a href={`${base}/saved/answers.json`} data-save download>
            {save}
          </a>
          <a href={addressOf(base, { at: 'load' })}>{load}</a>
        </>
      )}
      <details>
        <summary>{forget.title}</summary>
        {/* The browser's copy goes first, then the draft of the server. */}
        <form
          method="post"
          action={`${base}/saved/forget`}
          onSubmit={() => deleteStoredAnswers(questionnaire.key)}
        >
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <p>{forget.text}</p>
          <button type="submit" className="button journey-forget">
            {forget.action}
          </button>
        </form>
      </details>
    </div>
  );
}
