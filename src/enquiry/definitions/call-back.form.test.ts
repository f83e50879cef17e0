import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  emailProblem,
  enquiryFields,
  errorsOf,
  goodSlot,
  parse,
  today,
  validated,
} from './testing/call-back-input.ts';

test('a filled form passes, and what was not asked is empty text', () => {
  expect(accepted()).toEqual({
    name: 'Asha Menon',
    phone: '9845012345',
    email: 'asha.menon@example.in',
    city: 'Kochi, Kerala',
    contact_date: '',
    contact_time: '',
    contact_language: '',
    concern: 'Personal Insurance',
    sum_insured: '',
    sub_purpose: 'Health Insurance',
    company_name: '',
    referrer_url: '',
    consent: true,
    consent_share: false,
    consent_news: false,
    consent_whatsapp: false,
  });
});

describe('what is required', () => {
  const required = 'Please fill required fields';

  test('an empty general form misses name, phone, city, purpose and consent', () => {
    expect(validated({})).toEqual({
      ok: false,
      errors: {
        name: required,
        phone: required,
        city: required,
        concern: required,
        consent: 'Please tick this so that we may contact you.',
      },
    });
  });

  test.each(['name', 'phone', 'city', 'concern'])('%s of spaces only is missing', (field) => {
    expect(errorsOf({ [field]: '  \t ' })).toEqual({ [field]: required });
  });

  test.each(['corporate', 'surety-bond', 'posp'])('e-mail in the %s form', (key) => {
    const concern = { corporate: 'Corporate Insurance', 'surety-bond': 'Surety Bond', posp: 'POSP' }[key];
    expect(errorsOf({ concern, email: '' }, key)).toEqual({ email: required });
  });

  test('no e-mail where it is not shown', () => {
    expect(errorsOf({ email: '' })).toEqual({});
  });

  test('sub purpose with Personal Insurance only', () => {
    expect(errorsOf({ sub_purpose: '' })).toEqual({ sub_purpose: required });
    expect(errorsOf({ concern: 'Corporate Insurance', sub_purpose: '' })).toEqual({});
  });

  test('sum insured on the IVF maternity page', () => {
    expect(errorsOf({ concern: 'IVF Maternity Insurance' }, 'ivf-maternity')).toEqual({
      sum_insured: required,
    });
  });

  test('date, time and language with the parenthood option', () => {
    expect(errorsOf({ concern: 'IVF Insurance' }, 'parenthood')).toEqual({
      contact_date: required,
      contact_time: required,
      contact_language: required,
    });
    expect(errorsOf({ concern: 'IVF Insurance' }, 'ivf')).toEqual({});
  });

  test('company name never', () => {
    expect(errorsOf({ concern: 'Corporate Insurance', company_name: '' }, 'corporate')).toEqual({});
  });
});

describe('purpose, sub purpose, sum insured and language come from their lists', () => {
  const notListed = 'Please choose one of the options given.';

  test.each([
    ['general', { concern: 'Cruise Insurance' }, { concern: notListed }],
    ['cruise', { concern: 'POSP' }, { concern: notListed }],
    ['surety-bond', { concern: 'POSP' }, { concern: notListed }],
    ['general', { sub_purpose: 'Car' }, { sub_purpose: notListed }],
    ['general', { contact_language: 'Latin' }, { contact_language: notListed }],
    ['ivf-maternity', { concern: '', sum_insured: '60000' }, { sum_insured: notListed }],
    ['ivf-maternity', { concern: '', sum_insured: '50,000' }, { sum_insured: 'Please use digits only.' }],
    ['parenthood', { ...goodSlot, contact_time: '10:15' }, { contact_time: notListed }],
    ['parenthood', { ...goodSlot, contact_time: '19:00' }, { contact_time: notListed }],
    ['general', { concern: ['POSP'] }, { concern: 'Please write this as text.' }],
  ])('%s %j', (key, changes, errors) => {
    expect(errorsOf(changes, key)).toEqual(errors);
  });

  test('a sum insured sent as a number', () => {
    expect(accepted({ concern: '', sum_insured: 75000 }, 'ivf-maternity').sum_insured).toBe('75000');
  });

  test('a form with one purpose need not send it', () => {
    expect(accepted({ concern: '' }, 'cruise').concern).toBe('Cruise Insurance');
    expect(accepted({ concern: undefined }, 'oocyte-life').concern).toBe('Oocyte Life Insurance');
  });

  test("the page's own sub purpose stands where none was sent", () => {
    expect(accepted({ sub_purpose: '' }, 'vintage-cars').sub_purpose).toBe('Other');
    expect(accepted({ sub_purpose: 'Other' }, 'personal-health').sub_purpose).toBe('Other');
  });

  test('a sub purpose belongs to Personal Insurance', () => {
    expect(accepted({ concern: 'POSP' }).sub_purpose).toBe('');
  });
});

describe('contact date', () => {
  test.each([today, '2026-11-28', '2027-02-01'])('%s', (contact_date) => {
    expect(accepted({ ...goodSlot, contact_date }, 'parenthood').contact_date).toBe(contact_date);
  });

  test.each([
    ['2026-11-22', 'Please choose today or a later date.'],
    ['1999-01-04', 'Please choose today or a later date.'],
    ['2026-11-29', 'Please choose a day on which we make calls.'],
    ['2026-02-30', 'Please choose a date.'],
    ['2026-13-01', 'Please choose a date.'],
    ['23/11/2026', 'Please choose a date.'],
    ['tomorrow', 'Please choose a date.'],
  ])('%s: %s', (contact_date, message) => {
    expect(errorsOf({ ...goodSlot, contact_date }, 'parenthood')).toEqual({ contact_date: message });
  });

  test('a past date is refused wherever it is sent', () => {
    expect(errorsOf({ contact_date: '2020-01-06' })).toEqual({
      contact_date: 'Please choose today or a later date.',
    });
  });
});

describe('consents', () => {
  test.each([true, 'true', 'on', '1', 1])('%j is a tick', (consent) => {
    expect(accepted({ consent, consent_news: consent })).toMatchObject({ consent: true, consent_news: true });
  });

  test.each([false, undefined, null, '', 'false', 'off', 0, {}, 'no'])('%j is none', (consent) => {
    expect(errorsOf({ consent })).toEqual({ consent: 'Please tick this so that we may contact you.' });
  });
});

test('over-long values are refused, one character more than allowed', () => {
  const long = { city: 101, company_name: 151, referrer_url: 2049, phone: 41, sub_purpose: 101 };
  const changes = Object.fromEntries(
    Object.entries(long).map(([field, length]) => [field, 'x'.repeat(length)]),
  );
  const messages = Object.entries(long).map(([field, length]) => [
    field,
    `Please use at most ${length - 1} characters.`,
  ]);
  expect(errorsOf(changes)).toEqual(Object.fromEntries(messages));
});

test('unknown fields are ignored', () => {
  expect(Object.keys(accepted({ admin: true, id: 7 }))).not.toContain('admin');
});

describe('robustness', () => {
  const pathological = [
    'a'.repeat(10_000),
    `${'a.'.repeat(5000)}@`,
    `a@${'a-'.repeat(5000)}`,
    `a@${'a.'.repeat(5000)}1`,
    `${'a'.repeat(5000)}@${'a'.repeat(5000)}`,
    '+'.repeat(10_000),
    ' '.repeat(10_000),
    `${' '.repeat(9999)}x`,
    '9'.repeat(10_000),
    '\u200d'.repeat(10_000),
    'é'.normalize('NFD').repeat(5000),
    '/'.repeat(10_000),
    `https://${'a.'.repeat(5000)}`,
  ];

  test('ten thousand awkward characters in every field take no time', () => {
    for (const text of pathological) {
      const input = Object.fromEntries(enquiryFields.map((field) => [field, text]));
      const start = performance.now();
      expect(validated(input, 'parenthood').ok).toBe(false);
      // A backtracking pattern would take minutes; a busy machine may take a while.
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });

  test('time grows with the length, not with its square', () => {
    const timeOf = (length: number) => {
      const start = performance.now();
      for (let round = 0; round < 20; round += 1) emailProblem(`a@${'a-a.'.repeat(length)}1`);
      return performance.now() - start;
    };
    timeOf(1000);
    expect(timeOf(64_000)).toBeLessThan(Math.max(400, timeOf(1000) * 64 * 8));
  });

  test('any value whatever gives an answer, never an exception', () => {
    const input = fc.dictionary(fc.constantFrom(...enquiryFields, '__proto__', 'constructor'), fc.anything());
    fc.assert(
      fc.property(input, fc.constantFrom('general', 'posp', 'parenthood', 'surety-bond'), (given, key) => {
        const parsed = validated(given, key);
        if (!parsed.ok) expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
      }),
    );
  });

  test('what was accepted is accepted again, unchanged', () => {
    const typed = fc.record({
      name: fc.string({ unit: fc.constantFrom('a', 'é', ' ', '.', '\u200b', 'म', '-') }),
      phone: fc.string({ unit: fc.constantFrom('9', '1', '0', ' ', '-', '+'), minLength: 9, maxLength: 16 }),
      email: fc.string({ unit: fc.constantFrom('a', '.', '@', '-', 'in') }),
    });
    fc.assert(
      fc.property(typed, (changes) => {
        const once = parse(changes);
        if (!once.ok) return;
        expect(parse(once.value)).toEqual(once);
      }),
    );
  });
});
