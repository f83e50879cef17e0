import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { resultMessages } from './messages/messages.ts';
import type { ShownResult } from './shown-result.ts';

type ResultExpiryProps = { shown: ShownResult; path: string; csrfToken: string; problem: string };

/** How long this address lives, who can read it, and how to end it now. */
export function ResultExpiry({ shown, path, csrfToken, problem }: ResultExpiryProps) {
  const { place, stored } = shown;
  const { title, text, forget } = resultMessages(place.locale).keep;
  const day = dateInWords(dateInIndia(stored.expiresAt), place.locale);
  return (
    <section id="keep">
      <h2>{title}</h2>
      <p>{text({ day })}</p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={`${path}/forget#keep`}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <button type="submit" className="button button-line">
          {forget}
        </button>
      </form>
    </section>
  );
}
