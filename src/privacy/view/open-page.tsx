import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { privacyMessages } from '../messages/messages.ts';
import { privacyPaths } from '../own-page/paths.ts';

/** Where the link in the mail leads. Only a press spends it: programs that look at links in mails press nothing. */
export function OpenPage({ path, locale }: { path: string; locale: Locale }) {
  const { title, text, press } = privacyMessages(locale).open;
  return (
    <div className="privacy-told">
      <h1>{title}</h1>
      <p>{text}</p>
      <form method="post" action={path}>
        <button type="submit" className="button">
          {press}
        </button>
      </form>
    </div>
  );
}

export function LinkGonePage({ locale }: { locale: Locale }) {
  const { title, text, again } = privacyMessages(locale).open.gone;
  return (
    <div className="privacy-told">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href={pathIn(locale, privacyPaths.base)}>
          {again}
        </a>
      </p>
    </div>
  );
}

export function LeftPage({ locale }: { locale: Locale }) {
  const { title, text } = privacyMessages(locale).mine.left;
  return (
    <div className="privacy-told">
      <h1>{title}</h1>
      <p role="status">{text}</p>
    </div>
  );
}
