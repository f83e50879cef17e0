import type { Locale } from '#ui/language/locales.ts';
import { isUniqueRegister, uniqueRegisters } from '../definitions/unique-registers.ts';
import { enquiryMessages } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';
import { CallOfferLink } from './call-offer-link.tsx';

type AlreadyRegisteredTextProps = {
  register: RegisterName;
  /** Path of the page that the visitor is on. */
  from: string;
  locale: Locale;
};

/** Tells someone that we have them; the last words lead to the general form, its purpose set. */
export function AlreadyRegisteredText({ register, from, locale }: AlreadyRegisteredTextProps) {
  if (!isUniqueRegister(register)) return null;
  const texts = enquiryMessages(locale).known[register];
  const { concern } = uniqueRegisters[register];
  return (
    <>
      {texts.known}
      {texts.offer}
      <CallOfferLink {...{ concern, from, locale }}>{texts.link}</CallOfferLink>
      {texts.after}
    </>
  );
}
