import { useEffect, useRef } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterMessages } from '../messages/messages.ts';

/** The same for every address: whether it was known is no one's to learn here. */
export function SignUpAsked({ locale, againPath }: { locale: Locale; againPath: string }) {
  const { title, text, nothing, again } = newsletterMessages(locale).asked;
  const box = useRef<HTMLDivElement>(null);
  // Focus is outside of React: the button that was pressed is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="sign-up-asked" role="status" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{nothing}</p>
      <p>
        <a href={againPath}>{again}</a>
      </p>
    </div>
  );
}
