import type { FieldWords } from '#forms/words.ts';

const fields: Record<'email', FieldWords> = { email: { label: 'E-mail address' } };

/** The form, wherever it is. */
const form = {
  title: 'Our newsletter',
  intro: 'New covers, changes in the law and what they mean for you, by e-mail. Unsubscribe at any time.',
  fields,
  submit: 'Subscribe',
  sending: 'Sending. One moment, please.',
  lookOver: 'Please check your address, then send it again from here.',
  notice: {
    short:
      'We use your address only for the newsletter, which we send once you have confirmed it. We keep it until you unsubscribe.',
    policy: 'Privacy policy',
    moreTitle: 'What we keep, and how to stop it',
    more: (email: string) =>
      `We keep your address and language, the page where you gave it, the wording you agreed to, dates and issues sent. If you do not confirm, we delete your address after seven days. Every issue ends with a link to unsubscribe: open it and press one button. After that we keep language, wording, dates, issues sent and only a hashed copy of your address. Only we, our host and e-mail provider see your address. To see what we hold, have it erased, or complain to our grievance officer, write to ${email || 'us on our contact page'}. This form is for adults.`,
  },
  captcha: {
    google: 'Please complete the reCAPTCHA challenge.',
    running: 'We are still checking that you are not a robot. Your request will be sent automatically.',
  },
  failed: 'We may not have your address',
};

/** Said of every address alike: nothing here reveals whether it is on the list. */
const asked = {
  title: 'Check your inbox',
  text: 'Look for our e-mail at the address you gave. Open the link in it and press the button to subscribe.',
  nothing: 'No e-mail? Check your spam folder. We send at most one such e-mail a day to an address.',
  again: 'Give another address',
};

const confirm = {
  title: 'Get our newsletter',
  text: 'Press the button to receive the next issue. You can unsubscribe at any time with the link at the end of each issue.',
  submit: 'Yes, send me the newsletter',
  doneTitle: 'You are subscribed',
  done: 'You will receive the next issue. Every issue ends with a link to unsubscribe: open it and press one button.',
  goneTitle: 'This link has expired',
  gone: 'A link is valid for seven days, or until a newer e-mail replaces it. Enter your address again and we will send you a new link.',
  again: 'Back to the form',
};

const leave = {
  title: 'Unsubscribe from the newsletter',
  text: 'Press the button and we will not send you any more issues.',
  submit: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: 'Your address is off the list: we keep language, wording, dates, issues sent and only a hashed copy of it. You will get no newsletter unless you subscribe again. An e-mail that was already on its way may still arrive.',
  erasedTitle: 'This link belongs to an earlier subscription',
  erased:
    'We no longer hold that subscription. If you still get the newsletter, open the link at the end of the latest issue.',
  goneTitle: 'We do not recognise this address',
  gone: 'Please open the link at the end of an issue. Part of the link may be missing.',
};

/** The issues that were sent, on the site. */
const issues = {
  kind: 'Our newsletter',
  sent: 'Sent on',
  all: 'All issues, and how to get the next one',
  past: 'Past issues',
};

/** In the site's own frame, when something is away. */
const unavailable = 'Some error occured please retry';

export const en = { form, asked, confirm, leave, issues, unavailable };
