import type { Locale } from '#ui/language/locales.ts';
import { honeypotField } from '../honeypot.ts';
import { formMessages } from '../messages/messages.ts';

/** A trap for robots: a field that no visitor sees, hears or reaches. */
export function HoneypotField({ locale }: { locale: Locale }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {formMessages(locale).honeypot}{' '}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
