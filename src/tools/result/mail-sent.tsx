import { useEffect, useRef } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { resultMessages } from './messages/messages.ts';

type MailSentProps = {
  email: string;
  locale: Locale;
  /** Path of the page that thanks for it. */
  thankYouPath: string;
  /** Path of this page, where another address can be typed. */
  againPath: string;
  onAgain: () => void;
};

/** Plays the address back, so that a mistyped one is seen. */
export function MailSent({ email, locale, thankYouPath, againPath, onAgain }: MailSentProps) {
  const { title, to, again, goOn } = resultMessages(locale).mail.sent;
  const box = useRef<HTMLDivElement>(null);
  // Focus is outside of React: the button that was pressed is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="result-sent" role="status" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      <p>{to({ email })}</p>
      <p>
        <a
          href={againPath}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {again}
        </a>
      </p>
      <p>
        <a className="button button-line" href={thankYouPath}>
          {goOn}
        </a>
      </p>
    </div>
  );
}
