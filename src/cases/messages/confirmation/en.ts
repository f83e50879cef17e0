import type { RegisterName } from '#enquiry/registers.ts';

/** Names of the submissions in the mail. */
const what: Record<RegisterName, string> = {
  enquiries: 'a request for a call',
  businesses: 'a request for corporate insurance',
  agents: 'a POSP application',
  contacts: 'a message',
  resumes: 'an application for work',
};

/** Names the acts that the page behind it offers. */
const cancel = 'See the status, or cancel';
const status: Record<RegisterName, string> = {
  ...{ enquiries: cancel, businesses: cancel, agents: cancel },
  contacts: 'See the status, or take it back',
  resumes: 'See the status, or withdraw it',
};

/** The next steps, and how to stop them, are in the words of the page's own thanks. */
export const en = {
  subject: (brand: string, reference: string) =>
    `${brand}: we received your request, reference number ${reference}`,
  preview: 'What happens next, and how to stop it.',
  title: 'We have received it',
  what,
  sent: (what: string, host: string) =>
    `We at ${host} received ${what} with this e-mail address. If it came from you, thank you. We do not repeat here what was typed, because e-mail can be read in transit.`,
  adviser: 'Your adviser',
  keep: 'Keep this number. With it we can find your request at once.',
  status,
  attached: 'Open the attached file to add the call to your calendar.',
  notYou: (email: string) =>
    `If it was not you, someone may have mistyped their address. Write to ${email} with the number above and we will remove your address.`,
};
