import type { RegisterName } from '../../registers.ts';

/**
 * Says on a page of its own what follows a form, and how to stop it, by the register that keeps the submission. Of an
 * enquiry the dialog says more; its words are among the call-back form's.
 */
type ThanksWords = {
  next: (facts: { hours: string; series: string }) => string;
  stop: (email: string) => string;
};

const noCall = (email: string) =>
  `No longer want a call? Write to ${email} with the number above and we will cancel it.`;

export const en: Record<Exclude<RegisterName, 'enquiries'>, ThanksWords> = {
  agents: {
    next: ({ hours, series }) =>
      `We will call you by the next working day, within our calling hours (${hours}), and explain the work, the training and the exam. The call will come from ${series}.`,
    stop: noCall,
  },
  businesses: {
    next: ({ hours, series }) =>
      `An expert will call you about your company’s cover by the next working day, within our calling hours (${hours}). The call will come from ${series}.`,
    stop: noCall,
  },
  contacts: {
    next: ({ hours, series }) =>
      `We will answer by phone or e-mail by the next working day. If we call, it will be within our calling hours (${hours}), from ${series}.`,
    stop: (email) =>
      `No longer need an answer? Write to ${email} with the number above and we will close your request.`,
  },
  resumes: {
    next: ({ series }) =>
      `The people who hire for us will read your application. If they see a place for you, they will call or write. Any call will come from ${series}.`,
    stop: (email) =>
      `Would you rather withdraw your application? Write to ${email} with the number above and we will delete it.`,
  },
};
