import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { ShownPlace } from '../person/in-words.ts';
import { RecordLines } from './record-lines.tsx';

/** All their data with us, place by place; each is folded, so that the page can be seen at once. */
export function StoredDataPart({ places, locale }: { places: readonly ShownPlace[]; locale: Locale }) {
  const { show } = privacyMessages(locale).mine;
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{show.title}</h2>
      {places.map(({ place, title, records }, index) => (
        <details key={place} className="privacy-place" open={index === 0}>
          <summary>
            {title} <span className="privacy-count">{show.count(records.length)}</span>
          </summary>
          {records.map(({ key, lines }) => (
            <RecordLines key={key} lines={lines} />
          ))}
        </details>
      ))}
    </section>
  );
}
