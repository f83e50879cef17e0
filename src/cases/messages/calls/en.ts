import type { VisitorEventKind } from '../../case-words.ts';

const fields = {
  reference: {
    label: 'Reference number',
    hint: 'Eight letters and digits. You were shown them when you sent the form.',
    toEnter: 'Enter all eight letters and digits.',
  },
  lastDigits: {
    label: 'Last four digits of your phone number',
    toEnter: 'Enter the last four of its ten digits, such as 3210.',
  },
  code: {
    label: 'Code that the caller reads out',
    hint: 'A word and two digits, such as kamal 27.',
    toEnter: 'Enter the word and both digits.',
  },
};

const open = {
  /** Beside the link in a mail. */
  copy: 'The page asks for the number above and the last four digits of your phone. Its address:',
  title: 'Where your call stands',
  submit: 'Show me where it stands',
  unknown: 'This number and these digits do not belong together. Please look at both once more.',
  tooMany: 'There were too many tries. Please try again later, or call us.',
  gone: {
    title: 'Please open it once more',
    text: 'What you saw stays open for half an hour, so that nobody sees it who uses this device after you.',
    again: 'Enter the reference number',
  },
};

type Who = { who: string };

/** The finding is in the heading, the rest below it. */
const headings = {
  slot: ({ who, when }: Who & { when: string }) => `${who} calls you on ${when}`,
  day: ({ who, day }: Who & { day: string }) => `${who} calls you by ${day}`,
  late: (day: string) => `We promised to be in touch by ${day}, and have not kept it`,
  spoken: 'We have spoken with each other',
  rests: 'We called you twice and did not reach you',
  paused: 'We are not calling you at the moment',
  asked: 'May we still call you?',
  writes: (day: string) => `We answer you by ${day}`,
  read: 'We are reading what you sent',
  stopped: 'We do not call you any more',
  done: 'This is settled',
  closed: 'This is closed',
};

const leads = {
  promised:
    'You need not do anything. Another time suits you better, or you do not want it any more? Say so below.',
  tried: (day: string) =>
    `We called you on ${day} and did not reach you. We try once more, and then no more.`,
  late: 'We are sorry. You are still on today’s list. You may choose a time that suits you, or stop it.',
  spoken: (day: string) => `We hold to what was agreed. Our next step is due by ${day}.`,
  spokenOnly: 'We hold to what was agreed.',
  rests:
    'We do not call a third time by ourselves. If you want the call, choose a time and we call you then.',
  paused: 'If you want a call, choose a time, and we call you then.',
  asked: 'A week has passed, and we have not reached you. We call only if you still want it.',
  writes: 'It may be by phone or by e-mail.',
  read: 'Those who choose for this position read every application, and tell you by e-mail or phone.',
  stopped: 'You have stopped it, or told us to. Nobody calls you about this request.',
  closed: 'Nobody calls you about it any more. Is something open? Ask for a new call.',
};

const steps: Record<VisitorEventKind, string> = {
  arrived: 'It reached us',
  called: 'We spoke with you',
  'not-reached': 'We called, and nobody answered',
  closed: 'It was closed',
  corrected: 'We put right what was typed wrong',
  'slot-chosen': 'You chose a time',
  'asked-again': 'We asked whether we may still call',
  'said-go-on': 'You said that we may call',
  stopped: 'You stopped it',
};

const mine = {
  title: 'Where your call stands',
  headings,
  leads,
  someone: 'One of our experts',
  facts: {
    reference: 'Reference number',
    about: 'About',
    who: 'Who calls',
    from: 'From',
    language: 'Language',
    attempts: 'If you do not answer',
    attemptsText: 'We try once more on another day, and then no more.',
  },
  /** As they were sent. */
  languages: { English: 'English', Hindi: 'Hindi' } as Record<string, string>,
  calendar: 'Put it into my calendar',
  steps: { title: 'What happened so far', words: steps },
  slot: {
    title: 'Choose another time',
    first: 'Choose a time',
    submit: 'Call me then',
    past: 'This time is over. Please choose a later one.',
  },
  goOn: { text: 'Any time in our calling hours is fine:', submit: 'Yes, call me' },
  stop: {
    title: 'Stop it',
    text: 'Nobody calls you about this request then. It needs no reason, and takes effect at once.',
    submit: 'Stop the call',
    erase: 'To have everything erased that you sent, use the privacy request page.',
  },
  again: 'Ask for a new call',
  caller: 'Somebody is calling? Check whether it is us.',
  leave: 'Close this page',
  told: {
    slot: 'We have noted your time.',
    'go-on': 'Thank you. We call you on the next working day at the latest.',
    stop: 'It is stopped.',
  },
  refusals: {
    closed: 'This request is closed, and was not changed.',
    'no-call': 'For this request no time can be chosen.',
  },
};

const caller = {
  title: 'Is this caller ours?',
  submit: 'Check the caller',
  yes: {
    title: 'Yes, this is our caller',
    text: ({ adviser, brand, reference }: { adviser: string; brand: string; reference: string }) =>
      `${adviser} of ${brand} is calling you about your request ${reference}.`,
  },
  no: {
    title: 'We do not know this caller',
    text: 'The code is not the one of a call that we are making for this number. It may be a slip: ask for the code once more. If it does not match again, hang up.',
    call: (helpline: string) =>
      `Then call us yourself on ${helpline}. We can tell you at once whether we wanted to reach you.`,
  },
  never:
    'We never ask on the phone for a payment, a one-time password (OTP), a card number, a PIN or a password, nor that you install an app. Whoever does is not from us, even with the right code.',
  again: 'Check another code',
};

/** The mail to a person who was not reached for a week. */
const askAgain = {
  subject: (brand: string, reference: string) =>
    `${brand}: may we still call you? Reference number ${reference}`,
  preview: 'We call only if you still want it.',
  title: 'May we still call you?',
  text: (host: string) =>
    `You asked us for a call on ${host}. More than a week has passed, and we have not reached you. We are sorry if that was our fault. We call only if you still want it: choose a time that suits you, or say that any time is fine.`,
  open: 'Choose a time, or say yes',
  nothing: 'You do not want the call any more? Then you need not do anything: nobody calls you.',
};

/** An entry for the visitor's calendar. */
const calendar = {
  title: (brand: string) => `Call from ${brand}`,
  text: ({ reference, series, page }: { reference: string; series: string; page: string }) =>
    `Reference number ${reference}. The call comes from ${series}. Choose another time or stop it: ${page}`,
};

export const en = { fields, open, mine, caller, askAgain, calendar };
