import type { SiteSettings } from '#content/model.ts';
import { callingHoursInWords, slotInWords } from '#forms/slot-in-words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

/** The part of a submission that the thanks mention; day and time as they were sent, empty where none was asked. */
export type Sent = {
  reference: string;
  sumInsured: string;
  day: string;
  time: string;
  /** In the server's words, while it waits in the journal for the database, and no one of our team has seen it. */
  waiting?: { thanks: string; next: string } | undefined;
};

type Thanks = {
  sent: Sent;
  hours: SiteSettings['callingHours'];
  premiums: SiteSettings['premiums'];
  callingSeries: string;
};

/** Says what follows a success, in the dialog and on the thank-you page. */
export function thanksInWords({ sent, hours, premiums, callingSeries: series }: Thanks, locale: Locale) {
  const text = enquiryMessages(locale).form.thanks;
  const premium = premiums.rows.find(({ sumInsured }) => sumInsured === sent.sumInsured)?.premium;
  const slot = slotInWords(sent, locale);
  return {
    thanks: sent.waiting?.thanks ?? (premium ? text.premium(premium) : text.general),
    caveat: premium && !sent.waiting ? premiums.caveat : '',
    next: slot
      ? text.callAtSlot({ slot, series })
      : text.call({ hours: callingHoursInWords(hours, locale), series }),
  };
}
