import { describe, expect, test } from 'vitest';
import { accepted, emailProblem, errorsOf, phoneProblem } from './testing/call-back-input.ts';

describe('name', () => {
  test.each(["D'Souza", 'D’Souza', 'K. R. Narayanan', 'मीरा', 'Anne-Marie', 'അനിൽ', 'ശ്രീ‌കുമാർ', 'José'])(
    '%s',
    (name) => {
      expect(accepted({ name }).name).toBe(name.normalize('NFC'));
    },
  );

  test.each(['Asha 2', '2pac', 'मीरा३', 'Asha²'])('digits in %s', (name) => {
    expect(errorsOf({ name })).toEqual({ name: 'Digits are not allowed in name.' });
  });

  test.each(['Asha@home', '<b>Asha</b>', 'Asha, Menon', '...', '-', 'Asha_Menon', 'http://spam', '🙂'])(
    'symbols in %s',
    (name) => {
      expect(errorsOf({ name })).toEqual({ name: 'Please use letters only in name.' });
    },
  );

  test('spaces and invisible characters are tidied', () => {
    expect(accepted({ name: '\u200b  Asha \u0000  Menon\u00a0' }).name).toBe('Asha Menon');
  });

  test('a hundred characters are the most', () => {
    expect(errorsOf({ name: 'a'.repeat(100) })).toEqual({});
    expect(errorsOf({ name: 'a'.repeat(101) })).toEqual({ name: 'Please use at most 100 characters.' });
  });
});

describe('phone', () => {
  test.each([
    '9845012345',
    '98450 12345',
    '98450-12345',
    '+91 98450 12345',
    '+91-98450-12345',
    '919845012345',
    '09845012345',
    '+91 09845012345',
    '+919845012345',
    ' 9 8 4 5 0 1 2 3 4 5 ',
  ])('%s gives ten digits', (phone) => {
    expect(accepted({ phone }).phone).toBe('9845012345');
  });

  test('a landline with its area code is welcome', () => {
    expect(accepted({ phone: '022-2345 6789' }).phone).toBe('2223456789');
    expect(accepted({ phone: '(080) 41234567' }).phone).toBe('8041234567');
  });

  test('ten digits that begin with 91 are a number, not a country code', () => {
    expect(accepted({ phone: '9198450123' }).phone).toBe('9198450123');
  });

  test('a number sent as a number', () => {
    expect(accepted({ phone: 9845012345 }).phone).toBe('9845012345');
  });

  test.each(['98450', '984501234', '98450123456', '++919845012345', '9845o12345', 'phone', '+1 9845012345'])(
    '%s is not ten digits',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({ phone: 'Please enter 10 digit phone number' });
    },
  );

  test.each(['0123456789', '9999999999', '1111111111', '1234567890', '9876543210', '+91 98765 43210'])(
    '%s belongs to nobody',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({ phone: 'Please check this phone number' });
    },
  );

  test('the check for the call gives the same answers', () => {
    expect(phoneProblem('98450 12345')).toBeUndefined();
    expect(phoneProblem(undefined)).toBe('Please fill required fields');
    expect(phoneProblem('1')).toBe('Please enter 10 digit phone number');
    expect(phoneProblem('9876543210')).toBe('Please check this phone number');
  });
});

describe('email', () => {
  test.each([
    'asha@example.in',
    'asha.menon@mail.example.co.in',
    'asha+quotes@example.insurance',
    'a_b-c@ex-ample.tech',
    'ASHA@EXAMPLE.INFO',
    'x@xn--bcher-kva.example',
  ])('%s', (email) => {
    expect(accepted({ email }).email).toBe(email);
  });

  test.each([
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@example.i',
    'asha@@example.in',
    'asha menon@example.in',
    'asha..menon@example.in',
    '.asha@example.in',
    'asha@-example.in',
    'asha@example..in',
    'asha@example.in.',
    'asha@example.1n',
    'a<b>@example.in',
  ])('%s is refused', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Please enter valid email id' });
  });

  test('254 characters are the most', () => {
    const email = `${'a'.repeat(243)}@example.in`;
    expect(errorsOf({ email })).toEqual({});
    expect(errorsOf({ email: `a${email}` })).toEqual({ email: 'Please use at most 254 characters.' });
  });

  test('the check for the call gives the same answers', () => {
    expect(emailProblem('asha@example.in')).toBeUndefined();
    expect(emailProblem('')).toBe('Please fill required fields');
    expect(emailProblem('asha')).toBe('Please enter valid email id');
  });
});
