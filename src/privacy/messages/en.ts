import type { RequestKind } from '../requests/request.ts';

/** Places and columns in words, for the person whose data they have. The order is kept: technical records come last. */
const places = {
  'public.call_from_experts': 'A request for a call',
  'public.posp_agent_forms': 'A POSP application',
  'public.corporate_insurance_forms': 'A request for business cover',
  'public.contact_us_forms': 'A message to us',
  'public.resumes': 'An application for work',
  'journal/': 'A form kept until our database is back',
  'enquiry.uploads': 'The file of your application',
  'files/': 'The file itself',
  'tools.attached_results': 'A tool’s result that you attached',
  'public.newsletter_subscribers': 'The newsletter',
  'renewals.reminders': 'A renewal reminder',
  'renewals.mails': 'Dates for which the reminder e-mail has been sent',
  'public.consents': 'What you were asked to agree to',
  'public.cases': 'How far we have got with it',
  'public.case_events': 'What happened to it, with our notes',
  'public.privacy_requests': 'What you asked us about your data',
  'public.deliveries': 'A copy sent to our staff, or to our customer list',
  'enquiry.delivery_attempts': 'An attempt to send such a copy',
  'enquiry.crm_records': 'Where our customer list keeps it',
  'enquiry.feed_entries': 'Its place in a list for our other software',
  'enquiry.downloads': 'When our staff opened that file',
  'mail.outgoing': 'An e-mail to you',
  'mail/': 'The file of an e-mail',
  'privacy.asked': 'Your latest request',
  'privacy.keys': 'What keeps your page open',
  'privacy.erasures': 'A hashed note that your data was erased',
  'enquiry.idempotency_keys': 'A note, kept for a day, so that sending a form twice counts as one request',
  'limits.attempts': 'A count, kept for a day at most, of how often a form or an e-mail was sent',
  'pgboss.job_common': 'An e-mail waiting to be sent',
  'enquiry.news_wishes': 'A newsletter subscription in progress',
};

const columns = {
  created_at: 'When',
  reference: 'Reference number',
  notes: 'Our notes',
  progress: 'Status',
  state: 'Status',
  variant: 'Form',
  channel: 'Sent by',
  captcha: 'Robot check',
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
  outcome: 'Outcome',
  asked_at: 'Asked for',
  confirmed_at: 'Confirmed',
  settled_at: 'Settled',
  unsubscribed_at: 'Unsubscribed',
  size: 'Bytes',
  media_type: 'Kind of file',
  type: 'Kind of file',
  data: 'What it says',
  template: 'Kind of e-mail',
  use: 'Use',
  made_at: 'When',
  about_field: 'Which answer',
  points: 'How often',
  purpose: 'For what',
  is_given: 'Agreed',
  text: 'Wording',
  detail: 'In short',
  text_version: 'Version of the wording',
  notice_language: 'Language of the notice that you read',
  notice_version: 'Version of that notice',
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
  message_id: 'Message ID',
  is_shared: 'Was there before',
  via: 'How you asked',
  about_reference: 'About',
  wrong: 'What you said',
  right: 'What you said would be right',
  nominee_name: 'Person who may act for you',
  nominee_contact: 'How to reach that person',
  cover: 'What is insured',
  insurer: 'Insurer',
  day: 'Last day of the policy',
  notice: 'What the form told you',
  days_before: 'Days before the last day',
  proof: 'How we identified you',
  entered_by: 'Entered by',
  mailed_at: 'Answer sent',
};

const kinds: Record<RequestKind, string> = {
  access: 'See what you hold about me',
  correction: 'Correct something',
  erasure: 'Erase it',
  withdrawal: 'Withdraw a consent',
  nomination: 'Name a person who may act for me',
};

const ask = {
  email: {
    label: 'E-mail address that you gave us',
    submit: 'Send me the link',
    sending: 'If we hold anything for this address, we will send it a link that is valid for an hour.',
  },
  phone: {
    title: 'I gave no e-mail address',
    intro:
      'We will then identify you by your reference number, and call the phone number we hold to make sure that it is you.',
    reference: 'Reference number',
    enterReference: 'Enter all eight letters and digits.',
    lastDigits: 'Last four digits of your phone number',
    enterDigits: 'Enter the last four digits of the number, such as 3210.',
    kind: 'What would you like us to do?',
    words: 'What is it about, or what is wrong?',
    submit: 'Ask for the call',
  },
  titles: { email: 'Check your inbox', phone: 'We will check, and call you' },
  asked: {
    email: [
      'If we hold anything for this address, we will e-mail you a link, at most three times a day. The link is valid for an hour and works only once.',
      'If nothing has arrived after ten minutes, check your spam folder. You may have given us another address, or none: in that case, ask with your reference number.',
    ],
    phone: [
      'If the number and digits match, we will call the phone number we hold, and do nothing until you have confirmed the request on that call.',
      'We will not ask for a password, card number or identity document on that call.',
    ],
  },
  back: 'Back to the page',
  tooMany: 'There were too many requests from this connection. Please try again later.',
};

const open = {
  title: 'Open what we hold about you',
  text: 'The link in the e-mail works only once. The page then stays open in this browser for half an hour.',
  press: 'Open it',
  gone: {
    title: 'This link has been used or has expired',
    text: 'That keeps others out. Ask for a new link: it should arrive within a few minutes.',
    again: 'Ask for a new link',
  },
};

type SharedLine = Record<'insurer' | 'what' | 'day' | 'reference', string>;

const mine = {
  title: 'What we hold about you',
  intro: (email: string) =>
    `This is all that this website keeps for ${email}. Anything you sent with only a phone number is not here: ask for it with its reference number.`,
  nothing: 'This website holds nothing more for this address.',
  told: {
    withdrawn: 'That consent has been withdrawn. This takes effect at once.',
    correction: 'We have your correction and will write to you once it is done.',
    erasure: 'We have your request to erase everything and will write to you once it is done.',
    nominated: 'We have noted the person who may act for you.',
    forgotten: 'The person you named has been removed.',
    access: '',
  },
  waiting: {
    title: 'Your requests',
    line: (kind: string, day: string, reference: string) => `${kind}: by ${day} (${reference})`,
  },
  show: {
    title: 'Everything, in words',
    count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
  shared: {
    title: 'Who we shared it with',
    none: 'We have no record of passing your details to an insurer.',
    line: ({ insurer, what, day, reference }: SharedLine) => `${insurer}, on ${day}: ${what} (${reference})`,
  },
  download: 'Download all of it (JSON)',
  withdraw: {
    title: 'Withdraw a consent',
    text: 'A withdrawal takes effect at once. It does not undo what was done before it.',
    given: (day: string, reference: string) => `Given on ${day}, with ${reference}`,
    press: 'Withdraw',
    newsletter: 'Newsletter',
    subscribed: (day: string) => `Asked for on ${day}`,
    reminder: 'Renewal reminder',
    ends: (cover: string, day: string) => `${cover}, last day ${day}`,
    none: 'You have no consents to withdraw.',
  },
  withdrawnByThemselves: 'Withdrawn by the person on their own page.',
  correct: {
    title: 'Have something corrected',
    text: (days: string) => `Our staff will look at your request within ${days} and write to you.`,
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
      `You can name a person who may exercise your rights here if you die or can no longer act yourself. We will contact them only then, so please tell them that you have named them. You can change or remove the name at any time. We keep these details for ${months === 1 ? '1 month' : `${months} months`} after you last entered them.`,
    since: (day: string) => `Named on ${day}`,
    forget: 'Remove this person',
    name: 'Their name',
    contact: 'How to reach them: phone, e-mail or address',
    press: 'Name this person',
    change: 'Name this person instead',
    missing: 'Please enter a name, and how we can reach that person.',
    named: 'They named this person on their own page.',
    takenBack: 'They changed or withdrew the nomination on their own page.',
    replaced: 'Replaced by a later request.',
  },
  erase: {
    title: 'Have everything erased',
    text: (days: string) =>
      `We will erase everything within ${days}: what you sent, the e-mails and consents that belong to it, and our notes. It cannot be restored. Backups keep it until they expire. We will write to you once it is done.`,
    held: 'The law may require us to keep part of it:',
    sure: 'Yes, erase everything for this address.',
    press: 'Ask to erase it',
    missing: 'Please tick the box to confirm.',
  },
  leave: 'Close this page on this device',
  left: { title: 'Closed', text: 'The next person who uses this browser cannot open the page.' },
};

const linkMail = {
  subject: (brand: string) => `${brand}: the link to what we hold about you`,
  preview: 'The link works only once, within an hour.',
  title: 'See, correct or erase what we hold',
  asked: 'Someone, probably you, asked us what we hold for this address.',
  open: 'Open the page',
  copy: 'If the button does nothing, copy this address into your browser:',
  good: (minutes: number) =>
    `The link is valid for ${minutes} minutes and works only once. Please do not pass it on.`,
  notAsked: 'If it was not you, do nothing: without the link no one can open the page.',
};

const answerMail = {
  subject: (brand: string, reference: string) => `${brand}: your privacy request ${reference}`,
  titles: {
    done: 'It is done',
    refused: 'We could not do what you asked',
    'held-back': 'Done, except for one part',
  },
  kinds: {
    access: 'to see what we hold about you',
    correction: 'to have what we hold about you corrected',
    erasure: 'to have what we hold about you erased',
    withdrawal: 'to withdraw a consent',
    nomination: 'to name a person who may act for you',
  } satisfies Record<RequestKind, string>,
  about: (kind: string, reference: string) => `You asked ${kind} (request ${reference}).`,
  said: {
    done: (words: string) => words,
    refused: (words: string) => `The reason: ${words}`,
    'held-back': (words: string) =>
      `The law requires us to keep part of it. We keep it for this purpose alone: ${words}`,
  },
  erased:
    'We have erased what this website held for this address: what you sent, the e-mails and consents that belong to it, and our notes.',
  erasedTheRest:
    'We have erased the rest of what this website held for this address: what you sent, the e-mails and consents that belong to it, and our notes.',
  elsewhere:
    'We have also asked for it to be deleted from our staff’s own notes and from any outside system that holds our customer list. Backups keep it until they expire.',
  lastMail: 'This is our last e-mail to you, and we will delete your address once it has been sent.',
  copy: (again: string) =>
    `A separate e-mail contains the link to a copy of everything we hold for this address. The link is valid for an hour and works only once. You can get a new one at any time: ${again}`,
  withdrawn: (consents: string) => `Withdrawn: ${consents}. We will respect this from now on.`,
  more: (email: string) => `If you are not satisfied, write to ${email}.`,
};

const notices = {
  asked: ({ kind, reference, days }: { kind: RequestKind; reference: string; days: number }) =>
    `There is a new privacy request: ${reference} (${kind}). The answer is due within ${days} days of the request.`,
  erased: (references: string) =>
    `One person’s data was erased on request. Please delete our e-mails, and any notes elsewhere, about ${references || 'them'}. Copies in backups are deleted when the backups expire.`,
  corrected: (references: string) => `A record was corrected on request: ${references}.`,
  withdrawn: (references: string, purpose: string) =>
    `A consent given with ${references} was withdrawn (${purpose}). Please respect this from now on.`,
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
  notAForm: 'We could not read this form. Please go back and try again.',
  unavailable: 'We cannot do this at the moment. Please try again in a minute.',
};
