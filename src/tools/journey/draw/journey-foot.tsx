import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { addressOf } from '../place.ts';

type JourneyFootProps = Pick<JourneyProps, 'locale' | 'base' | 'csrfToken'> & {
  /** Before the form goes to the server, which forgets its draft. */
  onForget: () => void;
};

/** What can be done with the answers at any time. All of it works without a script, from the draft. */
export function JourneyFoot({ locale, base, csrfToken, onForget }: JourneyFootProps) {
  const { save, load, forget } = journeyMessages(locale);
  return (
    <div className="journey-foot">
      <a href={`${base}/saved/answers.json`} data-save download>
        {save}
      </a>
      <a href={addressOf(base, { at: 'load' })}>{load.title}</a>
      <details>
        <summary>{forget.title}</summary>
        <form method="post" action={`${base}/saved/forget`} onSubmit={onForget}>
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
