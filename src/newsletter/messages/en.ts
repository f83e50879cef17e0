import type { FieldWords } from '#forms/words.ts';

const fields: Record<'email', FieldWords> = { email: { label: 'E-mail address' } };

/** The form, wherever it is. */
const form = {
  title: 'Our newsletter',
  intro: 'New covers, changes of the law and what they mean for you, by e-mail. Leave at any time.',
  fields,
  submit: 'Send it to me',
  sending: 'Sending. One moment, please.',
  lookOver: 'Please look it over once more, then send it from here.',
  notice: {
    short:
      'We use your address to send you the newsletter, once you have confirmed it, and for nothing else. We keep it until you leave.',
    policy: 'Privacy policy',
    moreTitle: 'What we keep, and how to stop it',
    more: (email: string) =>
      `We keep the address, the page on which you gave it, the wording you agreed to and the days of it. Without your confirmation all of it is deleted after seven days. Every issue ends with a link by which you leave at one press; then we keep no more than a coded form of the address, so as not to write to it again. Those who carry our mail get it, nobody else. To see or erase what we hold, or to complain to our grievance officer, write to ${email || 'us'}. This form is for adults.`,
  },
  captcha: {
    google: 'Please complete the reCAPTCHA challenge.',
    running: 'We are still checking that this is no robot. Your request goes by itself in a moment.',
  },
  failed: 'Your address could not be sent',
};

/** Said of every address alike: nothing here tells whether it is on the list. */
const asked = {
  title: 'Look into your mailbox',
  text: 'We have written to the address you gave. Open the link in that mail and press the button behind it: then the newsletter comes to you.',
  nothing: 'No mail? Look among the unwanted ones. We write to an address once a day at most.',
  again: 'Give another address',
};

const confirm = {
  title: 'Get our newsletter',
  text: 'Press the button, and the next issue comes to you. You can leave at any time by a link at the end of each issue.',
  submit: 'Yes, send me the newsletter',
  doneTitle: 'You are on the list',
  done: 'The next issue comes to you. Every issue ends with a link by which you leave at one press.',
  goneTitle: 'This link holds no longer',
  gone: 'It held for seven days, or a newer mail has taken its place. Give your address once more, and we send you another.',
  again: 'To the form',
};

const leave = {
  title: 'Leave the newsletter',
  text: 'Press the button, and no further issue comes to you.',
  submit: 'Leave the newsletter',
  doneTitle: 'No further issue comes to you',
  done: 'We have taken your address off the list, and forgotten it but for a coded form, by which we know not to write to it again. A mail that was on its way already may still arrive.',
  goneTitle: 'This is no address of ours',
  gone: 'Please open the link at the end of an issue once more, whole.',
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
