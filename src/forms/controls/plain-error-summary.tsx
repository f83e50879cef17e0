import type { Locale } from '#ui/language/locales.ts';
import { formMessages } from '../messages/messages.ts';

type PlainErrorSummaryProps = {
  /** Each with the id of its control. */
  wrong: readonly { id: string; text: string }[];
  locale: Locale;
};

/** All problems of a form of `plain-field.tsx` at the top, each leading to its field; nothing where there are none. */
export function PlainErrorSummary({ wrong, locale }: PlainErrorSummaryProps) {
  if (wrong.length === 0) return null;
  return (
    <div className="error-summary" role="alert">
      <h2>{formMessages(locale).errorTitle}</h2>
      <ul>
        {wrong.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
