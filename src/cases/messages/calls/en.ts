import type { VisitorEventKind } from '../../case-words.ts';

const fields = {
  reference: {
    label: 'Reference number',
    hint: 'The eight letters and digits that we gave you.',
    toEnter: 'Enter all eight letters and digits.',
  },
  lastDigits: {
    label: 'Last four digits of your phone number',
    toEnter: 'Enter the last four digits of the number, such as 3210.',
  },
  code: {
    label: 'Code that the caller reads out',
    hint: 'A word and two digits, such as kamal 27.',
    toEnter: 'Enter the word and both digits.',
  },
};

const open = {
  /** Next to the link in a mail. */
  copy: 'The page asks for the number above and the last four digits of your phone number. Its address:',
  title: 'Status of your call',
  submit: 'Show the status',
  unknown: 'This reference number and these digits do not match. Please check both.',
  tooMany: 'There were too many attempts. Please try again later.',
  gone: {
    title: 'Please open it again',
    text: 'The page closes after half an hour, so that the next person to use this device cannot see it.',
    again: 'Enter the reference number',
  },
};

type Who = { who: string };

/** The finding is in the heading, the rest below it. */
const headings = {
  slot: ({ who, when }: Who & { when: string }) => `${who} will call you on ${when}`,
  day: ({ who, day }: Who & { day: string }) => `${who} will call you by ${day}`,
  late: (day: string) => `We promised to be in touch by ${day}, and we are late`,
  spoken: 'We have spoken with you',
  rests: 'We called you twice and could not reach you',
  paused: 'We are not calling you at the moment',
  asked: 'May we still call you?',
  writes: (day: string) => `We will answer you by ${day}`,
  read: 'We are reading what you sent',
  stopped: 'We will not call you again',
  done: 'This is settled',
  closed: 'This is closed',
};

const leads = {
  promised:
    'You need not do anything. If another time suits you better, or you no longer want the call, let us know below.',
  tried: (day: string) =>
    `We called you on ${day} and could not reach you. We will try one more time, and then stop.`,
  late: 'We are sorry. You are still on our list of calls. You can also choose a time that suits you, or cancel the call.',
  lateAnswer: 'We are sorry. Our answer may come by phone or by e-mail.',
  spoken: (day: string) => `We will do what we agreed with you. Our next step is due by ${day}.`,
  spokenOnly: 'We will do what we agreed with you.',
  rests:
    'We will not call again unless you ask. If you still want the call, choose a time and we will call you then.',
  paused: 'If you want a call, choose a time and we will call you then.',
  asked: 'A week has passed and we have not reached you. We will call only if you still want us to.',
  writes: 'Our answer may come by phone or by e-mail.',
  read: 'The people who hire for us read every application. If they see a place for you, they will call or write.',
  stopped: 'You cancelled the call, or asked us to. We will not call you about this request.',
  closed: 'We will not call you about this request again. If you still have a question, ask for a new call.',
};

const steps: Record<VisitorEventKind, string> = {
  arrived: 'We received it',
  called: 'We spoke with you',
  'not-reached': 'We called and no one answered',
  closed: 'It was closed',
  corrected: 'We corrected a typing mistake',
  'slot-chosen': 'You chose a time',
  'asked-again': 'We asked whether we may still call',
  'said-go-on': 'You said that we may call',
  stopped: 'It was cancelled, as you asked',
};

/** In place of the words above that speak of a call, for messages and applications. */
const written = {
  contacts: {
    title: 'Status of your message',
    stop: {
      title: 'Take back your message',
      text: 'We will not answer it. You need not give a reason, and this takes effect at once.',
      submit: 'Take it back',
    },
    stopped: {
      heading: 'Your message has been taken back',
      lead: 'You took it back, or asked us to. We will not answer it.',
      step: 'It was taken back, as you asked',
      told: 'Your message has been taken back.',
    },
    rests: {
      heading: 'We could not reach you',
      lead: 'We called you twice about your message. If you still want an answer, write to us again.',
    },
    paused: {
      heading: 'We are not working on your message at the moment',
      lead: 'If you still want an answer, write to us again.',
    },
    closed: 'If you still have a question, write to us again.',
  },
  resumes: {
    title: 'Status of your application',
    stop: {
      title: 'Withdraw your application',
      text: 'We will not consider it further. You need not give a reason, and this takes effect at once.',
      submit: 'Withdraw it',
    },
    stopped: {
      heading: 'Your application is withdrawn',
      lead: 'You withdrew it, or asked us to. We will not consider it further.',
      step: 'It was withdrawn, as you asked',
      told: 'Your application is withdrawn.',
    },
    // An application is being read until it is closed.
    rests: undefined,
    paused: undefined,
    closed: 'We have finished with your application. If you have a question, write to us.',
  },
};

const mine = {
  title: 'Status of your call',
  written,
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
    attemptsText: 'We will try one more time on another day, and then stop.',
  },
  /** As they were sent. */
  languages: { English: 'English', Hindi: 'Hindi' } as Record<string, string>,
  calendar: 'Add it to my calendar',
  steps: { title: 'What has happened so far', words: steps },
  slot: {
    title: 'Choose another time',
    first: 'Choose a time',
    submit: 'Call me then',
    past: 'This time has passed. Please choose a later time.',
  },
  goOn: { text: 'Any time in our calling hours is fine:', submit: 'Yes, call me' },
  stop: {
    title: 'Cancel the call',
    text: 'We will not call you about this request. You need not give a reason, and the cancellation takes effect at once.',
    submit: 'Cancel the call',
    erase: 'To have everything you sent erased, use the privacy request page.',
  },
  again: 'Ask for a new call',
  caller: 'Is someone calling you? Check whether it is us.',
  leave: 'Close this page',
  told: {
    slot: 'We have noted the time you chose.',
    'go-on': 'Thank you. We will call you by the next working day.',
    stop: 'The call is cancelled.',
  },
  refusals: {
    closed: 'This request is closed, so nothing was changed.',
    'no-call': 'You cannot choose a time for this request.',
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
    text: 'This code does not match any call that we are making for this reference number. It may be a slip, so ask the caller to repeat the code. If it still does not match, hang up.',
    call: (helpline: string) =>
      `Then call us yourself on ${helpline}. We can check whether we were trying to reach you.`,
  },
  never:
    'We never ask on the phone for a payment, a one-time password (OTP), a card number, a PIN or a password, and never ask you to install an app. Anyone who asks for these is not calling from us, even with the right code.',
  again: 'Check another code',
};

/** The mail to a person who was not reached for a week. */
const askAgain = {
  subject: (brand: string, reference: string) =>
    `${brand}: may we still call you? Reference number ${reference}`,
  preview: 'We will call only if you still want us to.',
  title: 'May we still call you?',
  text: (host: string) =>
    `You sent us a form on ${host}, and we promised to call you. More than a week has passed and we have not reached you. We are sorry if that was our fault. We will call only if you still want us to: choose a time that suits you, or tell us that any time is fine.`,
  open: 'Choose a time, or confirm the call',
  nothing: 'If you no longer want the call, you need not do anything. We will not call you.',
};

/** An entry for the visitor's calendar. */
const calendar = {
  title: (brand: string) => `Call from ${brand}`,
  text: ({ reference, series, page }: { reference: string; series: string; page: string }) =>
    `Reference number ${reference}. The call will come from ${series}. Choose another time or cancel it: ${page}`,
};

const unavailable = 'We cannot do this at the moment. Please try again in a minute.';

export const en = { fields, open, mine, caller, askAgain, calendar, unavailable };
