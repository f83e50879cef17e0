import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { paperMessages } from './messages/messages.ts';

/** In place of a PDF that could not be set: the same tables are on the page. */
export function PaperNotMade({ path, locale }: { path: string; locale: Locale }) {
  const texts = paperMessages(locale);
  return (
    <>
      <h1>{texts.notMade}</h1>
      <p>{texts.tryAgain}</p>
      <p>
        <a className="button" href={pathIn(locale, path)}>
          {texts.back}
        </a>
      </p>
    </>
  );
}
