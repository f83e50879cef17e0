import type { Locale } from '#ui/language/locales.ts';
import { resultMessages } from './messages/messages.ts';

type ResultGoneProps = {
  why: 'gone' | 'forgotten';
  base: string;
  locale: Locale;
};

/** Where a result was: said kindly, with the way to begin again. What the browser still has goes with it. */
export function ResultGone({ why, base, locale }: ResultGoneProps) {
  const texts = resultMessages(locale);
  return (
    <>
      <h1>{texts[why].title}</h1>
      <p role={why === 'forgotten' ? 'status' : undefined}>{texts[why].text}</p>
      <p>
        <a className="button" href={base}>
          {texts.again}
        </a>
      </p>
    </>
  );
}
