import { callingHoursInWords, slotInWords } from '#forms/slot-in-words.ts';
import { MailFigure, MailHeading, MailRule, MailText, MailTitle } from '#mail/sheet/parts.tsx';
import type { MailFacts, MailTemplate } from '#mail/template.ts';
import type { Locale } from '#ui/language/locales.ts';
import { confirmationMessages } from '../messages/confirmation/messages.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { thanksMessages } from '../messages/thanks/messages.ts';
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
    const { next, stop } = followsInWords(data, facts, locale);
    return {
      subject: words.subject(brand, data.reference),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.sent(words.what[data.register], new URL(siteUrl).host)}</MailText>
          <MailFigure label={thanks.reference}>{data.reference}</MailFigure>
          <MailText>{words.keep}</MailText>
          <MailHeading>{thanks.next}</MailHeading>
          <MailText>{next}</MailText>
          <MailText>{stop}</MailText>
          <MailRule />
          <MailText>{words.notYou(contact.supportEmail)}</MailText>
        </>
      ),
    };
  },
  example: { reference: 'AB2CD3EF', register: 'enquiries', day: '', time: '' },
};

/** As the page has said it to whoever sent the form. */
function followsInWords(
  { register, day, time }: ConfirmationData,
  { callingHours, contact }: MailFacts,
  locale: Locale,
): { next: string; stop: string } {
  const { callingSeries: series, supportEmail } = contact;
  const { thanks } = enquiryMessages(locale).form;
  const calling = { hours: callingHoursInWords(callingHours, locale), series };
  if (register !== 'enquiries') {
    const { next, stop } = thanksMessages(locale)[register];
    return { next: next(calling), stop: stop(supportEmail) };
  }
  const slot = slotInWords({ day, time }, locale);
  return {
    next: slot ? thanks.callAtSlot({ slot, series }) : thanks.call(calling),
    stop: thanks.stop(supportEmail),
  };
}
