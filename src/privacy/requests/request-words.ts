import type { Proof, RequestKind, RequestState, RequestWay } from './request.ts';

/** Requests as staff read them. */
export const kindWords: Record<RequestKind, string> = {
  access: 'See what we hold',
  correction: 'Correct something',
  erasure: 'Erase everything',
  withdrawal: 'Withdraw a consent',
  nomination: 'Name a person to act for them',
};

export const stateWords: Record<RequestState, string> = {
  asked: 'Their identity is not confirmed yet',
  confirmed: 'Identified: to be answered',
  'in-work': 'In work',
  done: 'Done',
  refused: 'Refused',
  'held-back': 'Done, except for what the law keeps',
};

export const wayWords: Record<RequestWay, string> = {
  email: 'On the website, by a mailed link',
  phone: 'On the website, by reference number',
  letter: 'By letter',
  call: 'By telephone',
  mail: 'By e-mail',
  visit: 'In person',
};

export const proofWords: Record<Proof, string> = {
  call: 'They answered a call to the number that we hold',
  mail: 'They answered a mail to the address that we hold',
  document: 'They showed an identity document',
};
