import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { resultMessages } from './messages/messages.ts';
import type { ShownResult } from './shown-result.ts';

/** By which version it was worked out, and where every figure of it can be read. */
export function Method({ shown, formulasPath }: { shown: ShownResult; formulasPath: string | undefined }) {
  if (!formulasPath) return null;
  const { place, version } = shown;
  const { title, text, link } = resultMessages(place.locale).method;
  const day = dateInWords(dateInIndia(new Date(version.publishedAt)), place.locale);
  return (
    <section>
      <h2>{title}</h2>
      <p>{text({ version: version.number, day })}</p>
      <p>
        <a href={formulasPath}>{link}</a>
      </p>
    </section>
  );
}
