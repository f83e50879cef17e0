import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const of = { email: 'revathi.s@sharma-brokers.example', brandName: 'Chhatri' };

test.each([
  'kamal baarish neela chhata',
  'a password of some length',
  'kR7!pqz92Lm#vT',
  'pcj4h-9hky7-p4ncx-pcbcv',
  'चार शब्द जो मुझे पसंद हैं',
])('%s will do', async (password) => expect(await passwordProblem(password, of)).toBeUndefined());

test.each([
  ['short one', 'at least 12'],
  ['password1234', 'easily guessed'],
  ['P@ssw0rd2026!', 'easily guessed'],
  ['qwertyuiop12', 'easily guessed'],
  ['iloveyou1234', 'easily guessed'],
  ['aaaaaaaaaaaaaaaa', 'easily guessed'],
  ['passwordpassword', 'easily guessed'],
  ['my name is Revathi 7', 'leave your e-mail'],
  ['zebra!SharmaBrokers!zebra', 'leave your e-mail'],
  ['kamal-c-h-h-a-t-r-i-neela', 'leave your e-mail'],
  ['x'.repeat(1001), 'shorter'],
])('%s is refused', async (password, words) => expect(await passwordProblem(password, of)).toContain(words));
