import type { Stage, Unclear } from '../renewal.ts';

const unclear: Record<Unclear, string> = {
  cover: 'Choose what is insured.',
  insurer: 'Please shorten the insurer’s name to 80 characters.',
  'day-missing': 'Enter the policy’s last day with its month and year, such as 5 March 2027.',
  'day-impossible': 'There is no such day in the calendar. Please check the day and the month.',
  'day-past': 'This day has passed. Enter the last day of your current policy.',
  'day-far': 'This day is more than three years ahead. Enter a day within the next three years.',
};

const stages: Record<Stage, { title: string; text: string }> = {
  60: {
    title: 'Sixty days before.',
    text: 'There is time to compare. Find the policy, list this year’s claims, and get other insurers’ quotes now if you want to switch.',
  },
  30: {
    title: 'Thirty days before.',
    text: 'Decide whether to renew the policy as it is, change something or switch insurers, and tell the insurer what has changed.',
  },
  7: {
    title: 'Seven days before.',
    text: 'Pay the premium, and check that the new policy has the right names, sums and dates.',
  },
};

/** The form, in a page that staff write and in the answer to it. */
const form = {
  cover: 'What is insured?',
  choose: 'Please choose',
  insurer: 'Insurer',
  optional: '(optional)',
  day: 'Last day of the policy',
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  submit: 'Show my dates',
  notKept: 'We store this only if you ask us to.',
};

const sheet = {
  title: 'Your renewal sheet',
  lastDay: 'Last day of the policy',
  dates: 'Your dates',
  daysLeft: (days: number) =>
    days === 0
      ? 'The policy ends today. Pay the premium today so that the cover does not lapse.'
      : `${days === 1 ? '1 day is' : `${days} days are`} left. Pay the premium by the last day so that the cover does not lapse.`,
  checks: 'What to check before you renew',
  allChecks: 'What to check before you renew, for each kind of cover',
  calendar: 'Add to my calendar',
  calendarHint: 'A file that phones and computers open in their calendar. It has the last day of the policy.',
  calendarReminders: 'It also has a reminder at 9 am on each date above.',
  print: 'Print this sheet',
};

/** Entries of a calendar. */
const calendar = {
  reminder: (days: number, cover: string) => `${cover}: renew, ${days} days left`,
  lastDay: (cover: string) => `${cover}: last day of the policy`,
  insurer: (name: string) => `Insurer: ${name}`,
  more: 'What to check before you renew:',
};

const mail = {
  title: 'Shall we remind you by e-mail?',
  text: 'We will send at most three reminders, on the dates above. They contain no advertising, and no one will call you.',
  open: 'Remind me by e-mail',
  label: 'E-mail address',
  submit: 'Send me a link to confirm',
  notice: {
    short:
      'We use your address for these reminders alone, once you have confirmed it, and delete the reminder after the last day.',
    policy: 'Privacy policy',
    moreTitle: 'What we keep, and how to stop it',
    more: ({ email, kept }: { email: string; kept: string }) =>
      `We keep your address, language, what is insured, the insurer if you named one, the policy’s last day, this notice, and when you asked, confirmed and were reminded. All of it is deleted ${kept} after the policy’s last day, or after seven days if you do not confirm. Every reminder has a link to delete it: open the link and press one button. Only we, our host and e-mail provider see your address. To see what we hold, to have it erased, or to complain to our grievance officer, write to ${email || 'us on our contact page'}. This form is for adults.`,
  },
};

/** Said of every address alike. */
const asked = {
  title: 'Check your inbox',
  text: 'Look for our e-mail at the address you gave. Open the link in it and press the button; only then will we remind you.',
  nothing: 'No e-mail? Check your spam folder. We send only a few such e-mails to any one address in a day.',
  scriptless:
    'If your browser has no JavaScript or cannot run our check for robots, we send only one a day to any address. If you have entered a second policy today, enter it again tomorrow, or add its dates to your calendar now.',
  again: 'Back to the form',
};

const confirm = {
  title: 'Remind me before the policy ends',
  text: 'Press the button and we will write to you before the last day of the policy, at most three times.',
  submit: 'Yes, remind me',
  doneTitle: 'We will remind you',
  done: (what: string, dates: string) => `${what}: we will write to you on ${dates}.`,
  leave: 'Each e-mail has a link to delete the reminder: open the link and press one button.',
  goneTitle: 'This link has expired',
  gone: 'The link is incomplete or over seven days old, a newer one has replaced it, or the reminder was deleted or is over. To ask for reminders again, please enter the policy’s details again.',
  again: 'Back to the form',
};

const forget = {
  title: 'Delete this reminder',
  text: 'Press the button and we will delete the reminder and the address kept with it.',
  submit: 'Delete the reminder',
  doneTitle: 'The reminder has been deleted',
  done: 'We will not write to you about this policy. An e-mail that was already on its way may still arrive.',
  goneTitle: 'We do not recognise this address',
  gone: 'Please open the link in the e-mail again. Part of the link may be missing.',
};

export const en = {
  title: 'Renewal reminder',
  error: (title: string) => `Error: ${title}`,
  unclear,
  stages,
  form,
  sheet,
  calendar,
  mail,
  asked,
  confirm,
  forget,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  unavailable: 'We cannot do this at the moment. Please try again in a minute.',
};
