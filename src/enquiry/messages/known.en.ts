/**
 * What is said to somebody who is registered already. The flow stops there, so nothing is promised: the last
 * words lead to a form that records a call, where the place can show a link.
 */
const callOffer = { before: 'If you would like a call about it, ', link: 'ask for one here', after: '.' };

export const knownAgent = { ...callOffer, before: `We have your registration already. ${callOffer.before}` };
export const knownBusiness = {
  ...callOffer,
  before: `We have your business on record already. ${callOffer.before}`,
};

/** The same where there are no links. */
export function asPlainText({ before, link, after }: typeof callOffer): string {
  return before + link + after;
}
