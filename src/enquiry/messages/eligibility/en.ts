import type { FieldWords } from '#forms/words.ts';
import { type EligibilityField, yesNo } from '../../eligibility/eligibility.form.ts';

/** The questions before the agents' form, and what is said to someone who cannot join now. */
const questions: Record<EligibilityField, FieldWords> = {
  adult: { label: 'Are you 18 or older?', options: yesNo },
  class_ten: { label: 'Have you passed class 10?', options: yesNo },
  pan: {
    label: 'Do you have a PAN?',
    options: yesNo,
    hint: 'Yes or no is enough. Please do not send the number.',
  },
  aadhaar: {
    label: 'Do you have an Aadhaar number?',
    options: yesNo,
    hint: 'Please do not send this number either.',
  },
  bank_account: { label: 'Do you have a bank account?', options: yesNo },
  elsewhere: { label: 'Do you now work as a POSP for another insurer or intermediary?', options: yesNo },
};

/** Why someone cannot join now, and what would change it. */
const obstacles: Record<EligibilityField, { why: string; next: string }> = {
  adult: {
    why: 'A POSP must be 18 or older.',
    next: 'Please come back when you turn 18. Our forms are for adults, so please do not apply before then.',
  },
  class_ten: {
    why: 'A POSP must have passed class 10.',
    next: 'Please come back when you have passed it.',
  },
  pan: {
    why: 'A POSP needs a PAN.',
    next: 'Apply for one first, and come back when you have it.',
  },
  aadhaar: {
    why: 'A POSP needs an Aadhaar number.',
    next: 'Enrol first, and come back when you have it.',
  },
  bank_account: {
    why: 'A POSP is paid through a bank account.',
    next: 'Open one first, and come back when you have it.',
  },
  elsewhere: {
    why: 'A POSP works for one insurer or one intermediary at a time.',
    next: 'You can join us after your present agreement has ended. If you like, we can explain on the phone what has to end first.',
  },
};

export const en = {
  title: 'Can you become a POSP?',
  intro: 'Please answer six short questions before the form. We keep none of the answers.',
  open: 'Check whether you can join',
  submit: 'See whether I can join',
  questions,
  obstacles,
  refusal: {
    title: 'You cannot join us just now',
    intro: 'Thank you for answering. This is not a judgement about you: these are the rules for a POSP.',
    next: 'What you can do',
    again: 'Answer again',
    ask: 'Ask us on the phone',
    read: 'Read the questions and answers about POSP',
  },
};
