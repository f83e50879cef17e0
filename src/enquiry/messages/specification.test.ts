import { expect, test } from 'vitest';
import { sentenceOf } from '#forms/messages/messages.ts';
import type { ProblemCode } from '#forms/problem.ts';
import { answerMessages } from './answers/messages.ts';
import { enquiryMessages } from './messages.ts';

/** The specification's sentences written out, its spelling included: anyone who changes one here has changed the product. */
const { form } = enquiryMessages('en');
const { refusals } = answerMessages('en');

test.each<[ProblemCode, string]>([
  ['required', 'Please fill required fields'],
  ['name-digits', 'Digits are not allowed in name.'],
  ['name-symbols', 'Please use letters only in name.'],
  ['email', 'Please enter valid email id'],
  ['phone', 'Please enter 10 digit phone number'],
  ['phone-impossible', 'Please check this phone number'],
  ['date-past', 'Please choose today or a later date.'],
  ['consent', 'Please tick this so that we may contact you.'],
])('%s is said as specified', (code, sentence) => {
  expect(sentenceOf({ code }, 'en')).toBe(sentence);
});

test('what is said around the form is said as specified', () => {
  expect(form.title).toBe('Get a Call from our Expert');
  expect(form.captcha.google).toBe('Please complete the reCAPTCHA challenge.');
  expect([form.retry, refusals.failed]).toEqual([
    'Some error occured please retry',
    'Some error occured please retry',
  ]);
  expect(form.thanks.general).toBe('We appreciate your submission. Our team will be in touch soon.');
  expect(form.thanks.premium('INR 35,872 incl. GST')).toBe('The premium would be INR 35,872 incl. GST.');
});
