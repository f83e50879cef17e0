import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { Mine } from '../own-page/read-own-data.ts';

/** To which insurers their details went: each time that staff recorded it. */
export function SharedPart({ held, locale }: { held: Mine; locale: Locale }) {
  const { title, none, line } = privacyMessages(locale).mine.shared;
  if (held.gathered.rows.size === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {held.shared.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {held.shared.map(({ key, insurer, what, reference, at }) => (
            <li key={key}>
              {line({ insurer, what, reference, day: dateInWords(dateInIndia(new Date(at)), locale) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
