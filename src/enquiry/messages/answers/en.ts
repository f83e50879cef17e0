import { en as ofForms } from '../en.ts';

/** What the page without JavaScript says beside the form's words. */
const page = {
  sentBefore: 'This form was sent before with other answers. Send it again if you want both.',
  lookOver: 'Please look it over once and send it. Nothing has been sent yet.',
  notAForm: 'This page takes only its own form.',
  knownTitle: 'You are registered already',
  // After the sentence that suggests a call.
  ourNumber: (number: string) => ` Our number is ${number}.`,
};

/** Why an input is not taken, by the code of the refusal. */
const refusals = {
  'too-large': 'This is too large to send.',
  'not-an-object': 'Please send a JSON object.',
  'broken-off': 'This form did not come whole. Please send it again.',
  'foreign-origin': 'Please send this from our own site.',
  token: 'This form has been open for too long. Please send it again; what you typed is kept.',
  'malformed-key': 'The Idempotency-Key must be 1 to 200 visible characters.',
  'key-reused': 'This form was sent before with other answers. Please reload the page and send it again.',
  'too-many': 'We have several requests from you already. Please try again later, or call us.',
  'too-fast': 'That was very quick. Please look it over and send it again; what you typed is kept.',
  'sent-already':
    'This form has been sent already. If you want to send it again, look it over and send it from here.',
  'page-busy':
    'Many forms are reaching us right now, so we check more strictly that each comes from a person, and that check needs JavaScript. Turn on JavaScript and send the form again, call us, or try again in an hour.',
  captcha: ofForms.form.captcha.google,
  'captcha-built-in':
    'We could not confirm that a person sent this. Please send it again; what you typed is kept.',
  'captcha-unavailable':
    'We cannot check the captcha at the moment. Please try again; what you typed is kept.',
  failed: ofForms.form.retry,
  unavailable: 'We cannot save this at the moment. Please try again shortly; what you typed is kept.',
};

/** What the endpoints say beside that. */
const endpoints = {
  ok: 'OK',
  unknown: 'There is no such endpoint.',
  wrongMethod: (method: string) => `This endpoint takes ${method}.`,
  noChallenge: 'This site does not use this captcha.',
};

export const en = { page, refusals, endpoints };
