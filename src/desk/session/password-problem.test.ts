import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const of = { email: 'revathi.s@sharma-brokers.example', brandName: 'Chhatri' };

test.each([
  'kamal baarish neela chhata',
  'a password of some length',
  'kR7!pqz92Lm#vT',
  'pcj4h-9hky7-p4ncx-pcbcv',
  'चार शब्द जो मुझे पसंद हैं',
  'sixty-four characters and more are welcome as well: kamal baarish neela chhata',
])('%s will do', async (password) => expect(await passwordProblem(password, of)).toBeUndefined());

test.each([
  ['short one', 'at least 12'],
  ['password1234', 'easy to guess'],
  ['P@ssw0rd2026!', 'easy to guess'],
  ['qwertyuiop12', 'easy to guess'],
  ['iloveyou1234', 'easy to guess'],
  ['aaaaaaaaaaaaaaaa', 'easy to guess'],
  ['passwordpassword', 'easy to guess'],
  ['my name is Revathi 7', 'do not use parts of the e-mail'],
  ['zebra!SharmaBrokers!zebra', 'do not use parts of the e-mail'],
  ['kamal-c-h-h-a-t-r-i-neela', 'do not use parts of the e-mail'],
  ['x'.repeat(1001), 'shorter'],
])('%s is refused', async (password, words) => expect(await passwordProblem(password, of)).toContain(words));
