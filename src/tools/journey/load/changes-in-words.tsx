import type { Locale } from '#ui/language/locales.ts';
import { loadMessages } from './messages/messages.ts';
import type { Changes } from './read-saved.ts';

/** Lists the changes since answers were saved. */
export function ChangesInWords({ changes, locale }: { changes: Changes; locale: Locale }) {
  const load = loadMessages(locale);
  const { isOtherVersion, added, gone, reasked } = changes;
  const lists = [
    [load.added, added],
    [load.reasked, reasked],
    [load.gone, gone],
  ] as const;
  const told = lists.filter(([, names]) => names.length > 0);
  return (
    <>
      {isOtherVersion && <p>{load.otherVersion}</p>}
      {!isOtherVersion && told.length === 0 && <p>{load.unchanged}</p>}
      {told.map(([said, names]) => (
        <div key={said}>
          <p>{said}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
