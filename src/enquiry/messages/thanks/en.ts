import type { RegisterName } from '../../registers.ts';

/**
 * What follows a form on a page of its own, and how to stop it, by the register that keeps what was sent. Of an enquiry
 * the dialog says more; its words are among the call-back form's.
 */
type ThanksWords = {
  next: (facts: { hours: string; series: string }) => string;
  stop: (email: string) => string;
};

const noCall = (email: string) =>
  `You do not want a call after all? Write to ${email} with the number above, and we stop.`;

export const en: Record<Exclude<RegisterName, 'enquiries'>, ThanksWords> = {
  agents: {
    next: ({ hours, series }) =>
      `We call you on the next working day at the latest, within our calling hours (${hours}), and explain the work, the training and the exam. The call comes from ${series}.`,
    stop: noCall,
  },
  businesses: {
    next: ({ hours, series }) =>
      `An expert calls you about your company’s cover on the next working day at the latest, within our calling hours (${hours}). The call comes from ${series}.`,
    stop: noCall,
  },
  contacts: {
    next: ({ hours, series }) =>
      `We answer by phone or e-mail on the next working day at the latest. If we call, it is within our calling hours (${hours}), from ${series}.`,
    stop: (email) =>
      `You do not need an answer any more? Write to ${email} with the number above, and we stop.`,
  },
  resumes: {
    next: ({ series }) =>
      `Those who choose for this position read your application, and tell you by e-mail or phone whether they would like to meet you. If we call, it is from ${series}.`,
    stop: (email) =>
      `You would rather withdraw it? Write to ${email} with the number above, and we delete your application.`,
  },
};
