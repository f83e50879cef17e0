import type { RegisterName } from '#enquiry/registers.ts';

/** What was sent, as the mail calls it. */
const what: Record<RegisterName, string> = {
  enquiries: 'a request for a call',
  businesses: 'a request for corporate insurance',
  agents: 'a POSP application',
  contacts: 'a message',
  resumes: 'an application for work',
};

/** What follows, and how to stop it, is said in the words of the page's own thanks. */
export const en = {
  subject: (brand: string, reference: string) => `${brand}: we have it, reference number ${reference}`,
  preview: 'What happens next, and how to stop it.',
  title: 'It has reached us',
  what,
  sent: (what: string, host: string) =>
    `Somebody sent us ${what} on ${host} and gave this e-mail address. If it was you: thank you. What was typed there is not repeated here, since mail lies open on its way.`,
  adviser: 'Your adviser',
  keep: 'Keep the number: with it we find at once what you sent.',
  status: 'See where it stands, or stop it',
  attached: 'The attached file puts the call into your calendar.',
  notYou: (email: string) =>
    `It was not you? Then somebody mistyped their address. Write to ${email} with the number above, and we take your address out.`,
};
