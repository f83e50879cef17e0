import { asSent } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { agentForm, generalForm } from '../definitions/call-back.form.ts';
import { enquiryMessages } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';

type KnownTextProps = {
  register: RegisterName;
  /** Path of the page that the visitor is on. */
  from: string;
  locale: Locale;
};

/**
 * Tells somebody that we have them; the last words lead to the general form, its purpose set. With the dialog's
 * script the link opens that form in the dialog.
 */
export function KnownText({ register, from, locale }: KnownTextProps) {
  const texts = enquiryMessages(locale).known[register === 'businesses' ? 'businesses' : 'agents'];
  const { concern } = agentForm.fields;
  const query = new URLSearchParams({
    variant: generalForm.key,
    concern: asSent(concern, concern.preset ?? ''),
    from,
  });
  return (
    <>
      {texts.known}
      {texts.offer}
      <a href={`${pathIn(locale, '/call-back')}?${query}`} data-call-back={generalForm.key} rel="nofollow">
        {texts.link}
      </a>
      {texts.after}
    </>
  );
}
