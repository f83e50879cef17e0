import { messages } from '../messages/en.ts';
import { asPlainText, knownAgent, knownBusiness } from '../messages/known.en.ts';

/** What the calls say to a visitor beside the form's own messages. */
export const callMessages = {
  ok: 'OK',
  thanks: 'We appreciate your submission. Our team will be in touch soon.',
  agentKnown: asPlainText(knownAgent),
  businessKnown: asPlainText(knownBusiness),

  unknownCall: 'There is no such call.',
  wrongMethod: (method: string) => `This call takes ${method}.`,
  tooLarge: 'This is too large to send.',
  notAnObject: 'Please send a JSON object.',
  foreignOrigin: 'Please send this from our own site.',
  token: 'This form has been open for too long. Please send it again; what you typed is kept.',
  malformedKey: 'The Idempotency-Key must be 1 to 200 visible characters.',
  keyReused: 'This form was sent before with other answers. Please reload the page and send it again.',
  tooMany: 'We have several requests from you already. Please try again later, or call us.',
  honeypot: 'Please leave this field empty.',
  captcha: messages.captcha,
  captchaUnavailable: 'We cannot check the captcha at the moment. Please try again; what you typed is kept.',
  noChallenge: 'This site does not use this captcha.',
  failed: messages.retry,
  unavailable: 'We cannot save this at the moment. Please try again shortly; what you typed is kept.',
} as const;
