import type { TeamMember } from '#content/model.ts';
import { type ConfirmationData, confirmationKey } from '#enquiry/confirmation/confirmation.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { thanksMessages } from '#enquiry/messages/thanks/messages.ts';
import { callingHoursInWords, slotInWords } from '#forms/slot-in-words.ts';
import {
  MailAction,
  MailFigure,
  MailHeading,
  MailPerson,
  MailRule,
  MailText,
  MailTitle,
} from '#mail/layout/parts.tsx';
import type { MailAdviser, MailFacts, MailTemplate } from '#mail/template.ts';
import { momentInIndia } from '#platform/clock.ts';
import { calendarType } from '#platform/files/calendar-file.ts';
import type { MailAttachment } from '#platform/mail/mailer.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callEntry } from '../calls/calendar/call-entry.ts';
import { callPaths } from '../calls/call-paths.ts';
import { callMessages } from '../messages/calls/messages.ts';
import { confirmationMessages } from '../messages/confirmation/messages.ts';

/**
 * To anyone who gave an e-mail address with a form: the reference number, what happens next, from which numbers a call
 * comes, how to stop it. Anyone may have typed that address, so the mail says nothing that the sender wrote.
 */
export const confirmationMail: MailTemplate<ConfirmationData> = {
  key: confirmationKey,
  title: 'We have what you sent',
  draw(data, facts, locale) {
    const { brand, siteUrl, contact } = facts;
    const words = confirmationMessages(locale);
    const { thanks } = enquiryMessages(locale).form;
    const { next, stop } = followsInWords(data, facts, locale);
    const entry = entryOf(data, facts, locale);
    const adviser = facts.advisers.find(({ advisesOn }) => advisesOn?.some((of) => of === data.audience));
    const photograph = adviser && photographOf(adviser);
    return {
      subject: words.subject(brand, data.reference),
      preview: words.preview,
      attachments: [...(entry ? [entry] : []), ...(photograph ? [photograph] : [])],
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.sent(words.what[data.register], new URL(siteUrl).host)}</MailText>
          <MailFigure label={thanks.reference}>{data.reference}</MailFigure>
          <MailText>{words.keep}</MailText>
          <MailHeading>{thanks.next}</MailHeading>
          <MailText>{next}</MailText>
          {adviser && <MailHeading>{words.adviser}</MailHeading>}
          {adviser && (
            <MailPerson
              name={adviser.name}
              lines={linesAbout(adviser, facts, locale)}
              portrait={photograph?.cid}
            />
          )}
          {contact.supportEmail && <MailText>{stop}</MailText>}
          <MailAction
            href={siteUrl + pathIn(locale, callPaths.status)}
            label={words.status[data.register]}
            copy={callMessages(locale).open.copy}
          />
          {entry && <MailText>{words.attached}</MailText>}
          {contact.supportEmail && (
            <>
              <MailRule />
              <MailText>{words.notYou(contact.supportEmail)}</MailText>
            </>
          )}
        </>
      ),
    };
  },
  example: { reference: 'AB2CD3EF', register: 'enquiries', day: '2026-11-23', time: '11:30' },
};

/** An adviser's subjects and languages, and when they can be reached. */
function linesAbout({ role, languages, hours }: TeamMember, { callingHours }: MailFacts, locale: Locale) {
  return [role, languages ?? '', hours || callingHoursInWords(callingHours, locale)];
}

/** Their photograph, as a part of the mail that its markup shows. */
function photographOf({ portrait }: MailAdviser): MailAttachment | undefined {
  return portrait && { name: 'adviser.jpg', contentType: 'image/jpeg', content: portrait, cid: 'adviser' };
}

/** The file that puts the call into the calendar of the person who is called. */
function entryOf(
  { reference, day, time, by }: ConfirmationData,
  { brand, siteUrl, contact }: MailFacts,
  locale: Locale,
): MailAttachment | undefined {
  const when = day && time ? { from: momentInIndia(day, time) } : by && { day: by };
  if (!when) return undefined;
  const facts = { brand, siteUrl, callingSeries: contact.callingSeries };
  const content = callEntry({ reference, when, facts, locale });
  return { name: 'call.ics', contentType: calendarType, content };
}

/** As the page has shown it to the person who sent the form. */
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
