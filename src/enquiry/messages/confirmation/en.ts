import type { RegisterName } from '../../registers.ts';

const call = (calling: { hours: string; series: string }) =>
  `A call comes from ${calling.series}, within our calling hours (${calling.hours}).`;

/** What was sent, as the mail calls it, and what is done about it where that is no call. */
const registers: Record<
  RegisterName,
  { what: string; next?: (calling: { hours: string; series: string }) => string }
> = {
  enquiries: { what: 'a request for a call' },
  businesses: { what: 'a request for corporate insurance' },
  agents: {
    what: 'a POSP application',
    next: (calling) => `We call you to explain the work and to answer your questions. ${call(calling)}`,
  },
  contacts: {
    what: 'a message',
    next: (calling) => `One of our staff answers you by phone or e-mail. ${call(calling)}`,
  },
  resumes: {
    what: 'an application for work',
    next: (calling) => `Our staff read it and answer you by phone or e-mail. ${call(calling)}`,
  },
};

export const en = {
  subject: (brand: string, reference: string) => `${brand}: we have it, reference number ${reference}`,
  preview: 'What happens next, and how to stop it.',
  title: 'It has reached us',
  sent: (what: string, host: string) =>
    `Somebody sent us ${what} on ${host} and gave this e-mail address. If it was you: thank you. What was typed there is not repeated here, since mail lies open on its way.`,
  keep: 'Keep the number: with it we find at once what you sent.',
  stop: (email: string) =>
    `You have changed your mind? Write to ${email} with the number above, and we stop: no call, no further mail.`,
  notYou: (email: string) =>
    `It was not you? Then somebody mistyped their address. Nothing more comes by itself. Write to ${email} with the number above, and we take your address out.`,
  registers,
};
