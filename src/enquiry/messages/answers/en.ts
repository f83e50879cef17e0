import { en as ofForms } from '../en.ts';

/** Texts of the page without JavaScript, beside the form's words. */
const page = {
  sentBefore:
    'You have already sent this form with different answers. Send it again if you want us to have both.',
  lookOver: 'Please check the form and send it. We have not saved it yet.',
  stillInForm: 'What you typed is still in the form.',
  openTooLong: 'This form has expired, or cookies are off. Please go back, reload the page and try again.',
  notAForm: 'We could not read this form. Please go back and try again.',
  knownTitle: 'You are already registered',
};

/** After what can be done without a call, where our number is known. */
const ourNumber = (number: string) => ` Or call us on ${number}.`;

/** Why an input is not taken, by the code of the refusal. */
const refusals = {
  'too-large': 'This is too large to send.',
  'not-an-object': 'Please send a JSON object.',
  'broken-off': 'This form did not reach us completely. Please send it again.',
  'foreign-origin': 'Please send this from our own site.',
  token: 'This form has expired, or cookies are off. Please send it again.',
  'malformed-key': 'The Idempotency-Key must be 1 to 200 visible characters.',
  'key-reused':
    'This form has already been sent with different answers. Please reload the page and send it again.',
  'too-many': 'We have already had several requests from you or your connection. Please try again later.',
  'too-fast': 'That was very quick. Please check the form and send it again.',
  'sent-already': 'This form has already been sent. To send it again, check it and send it from here.',
  'page-busy':
    'Many forms are reaching us right now, so we are checking more strictly that each comes from a person, and that check needs JavaScript. Turn on JavaScript and send the form again, or try again in an hour.',
  captcha: ofForms.form.captcha.google,
  'captcha-built-in': 'We could not confirm that a person sent this. Please send it again.',
  'captcha-unavailable': 'We cannot check the captcha at the moment. Please try again.',
  'not-kept': 'Our systems are down, and we could not keep what you sent. Please send it again later.',
  failed: ofForms.form.retry,
  unavailable: 'We cannot save this at the moment. Please try again shortly. We have kept what you typed.',
};

/** Thanks for a form that is kept in the journal, while the database is away. */
const waiting = {
  thanks: 'We have saved your request. Our team will see it once our database is back.',
  // Before the sentence about when we call.
  next: 'Our database is down, so your request has been stored on our server in encrypted form. You do not need to send it again. Once our team has it:',
};

/** Texts of the endpoints, beside those of the page. */
const endpoints = {
  ok: 'OK',
  unknown: 'There is no such endpoint.',
  wrongMethod: (method: string) => `This endpoint takes ${method}.`,
  unknownReport: 'This is not a report on the speed of a page.',
  noChallenge: 'This site does not use this captcha.',
  noFeedKey: 'The feed key is missing, wrong or no longer valid.',
  noCursor: 'This cursor does not belong to this feed. Begin again without one.',
  feedLimit: (max: number) => `The limit is a whole number from 1 to ${max}.`,
};

export const en = { page, ourNumber, waiting, refusals, endpoints };
