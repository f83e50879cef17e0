import { callingHoursInWords, slotInWords } from '#forms/slot-in-words.ts';
import { MailFigure, MailHeading, MailRule, MailText, MailTitle } from '#mail/sheet/parts.tsx';
import type { MailFacts, MailTemplate } from '#mail/template.ts';
import type { Locale } from '#ui/language/locales.ts';
import { confirmationMessages } from '../messages/confirmation/messages.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { type ConfirmationData, confirmationKey } from './confirmation.ts';

/**
 * To whoever gave an e-mail address with a form: the reference number, what happens next, from which numbers a call
 * comes, how to stop it. Anybody may have typed that address, so the mail says nothing that the sender wrote.
 */
export const confirmationMail: MailTemplate<ConfirmationData> = {
  key: confirmationKey,
  title: 'We have what you sent',
  draw(data, facts, locale) {
    const { brand, siteUrl, contact } = facts;
    const words = confirmationMessages(locale);
    const { thanks } = enquiryMessages(locale).form;
    return {
      subject: words.subject(brand, data.reference),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.sent(words.registers[data.register].what, new URL(siteUrl).host)}</MailText>
          <MailFigure label={thanks.reference}>{data.reference}</MailFigure>
          <MailText>{words.keep}</MailText>
          <MailHeading>{thanks.next}</MailHeading>
          <MailText>{nextInWords(data, facts, locale)}</MailText>
          <MailRule />
          <MailText>{words.stop(contact.supportEmail)}</MailText>
          <MailText>{words.notYou(contact.supportEmail)}</MailText>
        </>
      ),
    };
  },
  example: { reference: 'AB2CD3EF', register: 'enquiries', day: '', time: '' },
};

function nextInWords(
  { register, day, time }: ConfirmationData,
  { callingHours, contact }: MailFacts,
  locale: Locale,
): string {
  const { thanks } = enquiryMessages(locale).form;
  const series = contact.callingSeries;
  const calling = { hours: callingHoursInWords(callingHours, locale), series };
  const slot = slotInWords({ day, time }, locale);
  if (slot) return thanks.callAtSlot({ slot, series });
  const { next = thanks.call } = confirmationMessages(locale).registers[register];
  return next(calling);
}
