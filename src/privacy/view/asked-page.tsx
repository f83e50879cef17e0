import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { privacyMessages } from '../messages/messages.ts';
import { privacyPaths } from '../own-page/paths.ts';

/** The answer to everyone who asks, known to us or not. */
export function AskedPage({ way, locale }: { way: 'email' | 'phone'; locale: Locale }) {
  const { ask } = privacyMessages(locale);
  return (
    <div className="privacy-told">
      <h1>{ask.titles[way]}</h1>
      <div role="status">
        {ask.asked[way].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>
        <a href={pathIn(locale, privacyPaths.base)}>{ask.back}</a>
      </p>
    </div>
  );
}
