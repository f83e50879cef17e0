import type { RequestKind } from '../requests/request.ts';

/** Places and columns, as the one reads them whose data is there, in this order: the machinery's own comes last. */
const places = {
  'public.call_from_experts': 'A request for a call',
  'public.posp_agent_forms': 'A POSP application',
  'public.corporate_insurance_forms': 'A request for business cover',
  'public.contact_us_forms': 'A message to us',
  'public.resumes': 'An application for work',
  'enquiry.uploads': 'The file of your application',
  'files/': 'The file itself',
  'tools.attached_results': 'A tool’s result that you sent along',
  'public.newsletter_subscribers': 'The newsletter',
  'public.consents': 'What you were asked to agree to',
  'public.cases': 'How far we are with it',
  'public.case_events': 'What happened to it, with our notes',
  'public.privacy_requests': 'What you asked us about your data',
  'public.deliveries': 'A copy that went to our own people, or to our list of customers',
  'enquiry.delivery_attempts': 'An attempt to send such a copy',
  'enquiry.downloads': 'When our people opened that file',
  'mail.outgoing': 'A mail to you',
  'mail/': 'The file of a mail',
  'privacy.asked': 'What you have just asked',
  'privacy.keys': 'What keeps your page open',
  'privacy.erasures': 'A coded note that you were erased',
  'enquiry.idempotency_keys': 'A note, kept for a day, so that sending twice is one request',
  'limits.attempts': 'A count, kept for an hour, of how often a form was sent',
  'pgboss.job_common': 'A mail that is waiting to be sent',
  'enquiry.news_wishes': 'A wish for the newsletter that is being taken up',
};

const columns = {
  created_at: 'When',
  reference: 'Reference number',
  notes: 'Our notes',
  progress: 'Where it stands',
  state: 'Where it stands',
  variant: 'Form',
  channel: 'Sent by',
  captcha: 'Check against robots',
  locale: 'Language of the page',
  referrer_url: 'Page that you were on',
  campaign: 'Campaign that led you to us',
  register: 'Form',
  kind: 'What it was',
  about: 'About',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  due_at: 'Due',
  reason: 'Reason',
  who: 'By whom',
  outcome: 'What came of it',
  asked_at: 'Asked for',
  confirmed_at: 'Confirmed',
  settled_at: 'Settled',
  unsubscribed_at: 'Left',
  size: 'Bytes',
  media_type: 'Kind of file',
  type: 'Kind of file',
  data: 'What it says',
  template: 'Kind of mail',
  use: 'Use',
  made_at: 'When',
  about_field: 'Which answer',
  points: 'How often',
  purpose: 'For what',
  is_given: 'Agreed',
  text: 'Words',
  detail: 'In short',
  text_version: 'Version of these words',
  source: 'Where you were asked',
  withdrawn_at: 'Withdrawn',
  withdrawn_source: 'Withdrawn by',
  recipient: 'To',
  subject: 'Subject',
  body: 'What it says',
  attempts: 'Attempts',
  last_attempt_at: 'Last attempt',
  last_error: 'Last problem',
  sent_at: 'Sent',
  message_id: 'Number of the mail',
  via: 'How you asked',
  about_reference: 'About',
  wrong: 'What you said',
  right: 'What you said would be right',
  nominee_name: 'Person who may act for you',
  nominee_contact: 'How to reach that person',
};

const kinds: Record<RequestKind, string> = {
  access: 'See what you hold about me',
  correction: 'Correct something',
  erasure: 'Erase it',
  withdrawal: 'Take back a consent',
  nomination: 'Name a person who may act for me',
};

const ask = {
  email: {
    label: 'E-mail address that you gave us',
    submit: 'Send me the link',
    sending: 'We send a link to this address, good for an hour.',
  },
  phone: {
    title: 'I gave no e-mail address',
    intro:
      'Then we know you by the reference number that you were told, and call the number that we hold to make sure that it is you.',
    reference: 'Reference number',
    enterReference: 'Enter all eight letters and digits.',
    lastDigits: 'Last four digits of your phone number',
    enterDigits: 'Enter the last four of its ten digits, such as 3210.',
    kind: 'What shall we do?',
    words: 'What is it about, or what is wrong?',
    submit: 'Ask for the call',
  },
  titles: { email: 'Look into your mail', phone: 'We look, and call' },
  asked: {
    email: [
      'If we hold anything for this address, a mail with a link is on its way. It is good for an hour and opens once.',
      'Nothing has come after ten minutes? Look among unwanted mail. Perhaps you gave another address, or none: then ask with your reference number.',
    ],
    phone: [
      'If number and digits belong together, we call the phone number that we hold, and do nothing before you have confirmed there.',
      'We ask for no password, card number or identity papers in that call.',
    ],
  },
  back: 'Back to the page',
  fourDigits: 'Please enter the last four digits.',
  tooMany: 'There were too many requests from this connection. Please try again later.',
};

const open = {
  title: 'Open what we hold about you',
  text: 'The link in the mail opens once. What you see then stays open in this browser for half an hour.',
  press: 'Open it',
  gone: {
    title: 'This link has been used, or its hour is over',
    text: 'That keeps others out. Ask for a new one: it comes within a minute.',
    again: 'Ask for a new link',
  },
};

type SharedLine = Record<'insurer' | 'what' | 'day' | 'reference', string>;

const mine = {
  title: 'What we hold about you',
  intro: (email: string) =>
    `This is everything that we keep for ${email}. What you sent with a phone number alone is not here: ask for it with its reference number.`,
  nothing: 'We hold nothing for this address any more.',
  told: {
    withdrawn: 'That consent is withdrawn. Our people know it, too.',
    correction: 'We have your correction, and write to you once it is done.',
    erasure: 'We have your request to erase everything, and write to you once it is done.',
    nominated: 'We have noted the person who may act for you.',
    forgotten: 'The person you named is removed.',
    access: '',
  },
  waiting: {
    title: 'What you have asked',
    line: (kind: string, day: string, reference: string) => `${kind}: by ${day} (${reference})`,
  },
  show: {
    title: 'Everything, in words',
    count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
  shared: {
    title: 'With whom we shared it',
    none: 'We have recorded no insurer to which your details went.',
    line: ({ insurer, what, day, reference }: SharedLine) => `${insurer}, on ${day}: ${what} (${reference})`,
  },
  download: 'Download all of it (JSON)',
  withdraw: {
    title: 'Take back a consent',
    text: 'It counts from the moment you press. What was done before it stays done.',
    given: (day: string, reference: string) => `Given on ${day}, with ${reference}`,
    press: 'Withdraw',
    newsletter: 'Newsletter',
    subscribed: (day: string) => `Asked for on ${day}`,
    none: 'No consent of yours stands.',
  },
  withdrawnByThemselves: 'Withdrawn on their own page.',
  correct: {
    title: 'Have something corrected',
    text: (days: string) => `Our people look at it within ${days} and write to you.`,
    which: 'What is wrong?',
    choose: 'Please choose',
    other: 'Something else',
    option: (asked: string, words: string, reference: string) => `${asked}: ${words} (${reference})`,
    right: 'What is right?',
    press: 'Ask for the correction',
    missing: 'Please say what is wrong and what is right.',
  },
  nominee: {
    title: 'A person who may act for you',
    text: (months: number) =>
      `You can name a person who may use your rights here if you die or can no longer act yourself. We contact them only then, so please tell them. You can change or remove the name at any time. We keep it for ${months === 1 ? '1 month' : `${months} months`} after you last entered it.`,
    since: (day: string) => `Named on ${day}`,
    forget: 'Remove this person',
    name: 'Their name',
    contact: 'How to reach them: phone, e-mail or address',
    press: 'Name this person',
    change: 'Name this person instead',
    missing: 'Please enter a name, and how we can reach that person.',
    named: 'Named on their own page.',
    takenBack: 'Changed or taken back on their own page.',
  },
  erase: {
    title: 'Have everything erased',
    text: (days: string) =>
      `An administrator erases it within ${days}: what you sent, its mails, its consents and our notes. Nobody can bring it back. Backups keep it until they expire. We write to you once it is done.`,
    held: 'A law makes us keep part of it:',
    sure: 'Yes, erase everything for this address.',
    press: 'Ask to erase it',
    missing: 'Please tick that you are sure.',
  },
  leave: 'Close this page for others',
  left: { title: 'Closed', text: 'Nobody who uses this browser after you can open it.' },
};

const linkMail = {
  subject: (brand: string) => `${brand}: the link to what we hold about you`,
  preview: 'It opens once, within an hour.',
  title: 'See, correct or erase what we hold',
  asked: (host: string) => `Somebody, probably you, asked on ${host} what we hold for this address.`,
  open: 'Open the page',
  copy: 'If the button does nothing, copy this address into your browser:',
  good: (minutes: number) =>
    `The link is good for ${minutes} minutes and opens once. Please pass it on to nobody.`,
  notAsked: 'It was not you? Then do nothing: without the link nobody sees anything.',
};

const answerMail = {
  subject: (brand: string, reference: string) => `${brand}: your privacy request ${reference}`,
  titles: {
    done: 'It is done',
    refused: 'We could not do what you asked',
    'held-back': 'Done, but for a part',
  },
  kinds: {
    access: 'to see what we hold about you',
    correction: 'to correct what we hold about you',
    erasure: 'to erase what we hold about you',
    withdrawal: 'to withdraw a consent',
    nomination: 'to name a person who may act for you',
  } satisfies Record<RequestKind, string>,
  about: (kind: string, reference: string) => `You asked us ${kind} (request ${reference}).`,
  said: {
    done: (words: string) => words,
    refused: (words: string) => `The reason: ${words}`,
    'held-back': (words: string) => `A law makes us keep a part, for that purpose alone: ${words}`,
  },
  erased:
    'What we held for this address is erased: what you sent, its mails, its consents and our notes. Our people, and the list of customers that we keep elsewhere if there is one, were told to take it out there. Backups keep it until they expire. This is our last mail to you, and its address is forgotten once it is sent.',
  more: (email: string) => `If you are not content with this, write to ${email}.`,
};

const notices = {
  asked: ({ kind, reference, days }: { kind: RequestKind; reference: string; days: number }) =>
    `A visitor uses a right (${kind}), request ${reference}. The answer is due within ${days} days.`,
  erased: (references: string) =>
    `Everything of one person was erased on request. Please take out what you have noted elsewhere about: ${references || 'no submission'}. Copies in backups go when these expire.`,
  corrected: (references: string) => `A record was corrected on request: ${references}.`,
  withdrawn: (references: string, purpose: string) =>
    `A consent was withdrawn (${purpose}), given with ${references}. Please act by it from now on.`,
};

export const en = {
  places,
  columns,
  kinds,
  files: 'File',
  yes: 'Yes',
  no: 'No',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  ask,
  open,
  mine,
  linkMail,
  answerMail,
  notices,
  notAForm: 'This is not what the form sends. Please go back and try again.',
  unavailable: 'We cannot look it up at the moment. Please try again in a minute.',
};
