import { expect, test } from 'vitest';
import type { Field } from './form.ts';
import { sampleFacts, sampleForm } from './testing/sample-form.ts';
import { validate, validateField } from './validate.ts';

const good = {
  name: 'Asha Menon',
  phone: '+91 98450 12345',
  city: 'Kochi',
  colour: 'Red paint',
  sum: 100,
  day: '2026-11-23',
  time: '10:00',
  consent: 'on',
};
const validated = (changes: Record<string, unknown> = {}) =>
  validate(sampleForm, { ...good, ...changes }, sampleFacts);
const problemsOf = (changes: Record<string, unknown>) => {
  const result = validated(changes);
  return result.ok ? {} : result.problems;
};

test('words become keys, and what was not asked is empty text', () => {
  expect(validated()).toEqual({
    ok: true,
    values: {
      ...{ name: 'Asha Menon', phone: '9845012345', email: '', city: 'Kochi', colour: 'red', shade: '' },
      ...{ wish: '', sum: '100', day: '2026-11-23', time: '10:00', hidden: '', tongue: '' },
    },
    consents: { consent: true, consent_share: false, consent_news: false, consent_whatsapp: false },
  });
});

test('a key is taken as well as its word', () => {
  expect(validated({ colour: 'red' }).values.colour).toBe('red');
});

test('a field is required once the rule shows it', () => {
  expect(problemsOf({ colour: 'Blue paint' })).toEqual({ shade: { code: 'required' } });
  expect(problemsOf({ colour: 'Blue paint', shade: 'Dark' })).toEqual({});
});

test('what is not shown is judged if it is sent, and kept unless it says otherwise', () => {
  expect(validated({ shade: 'Dark', hidden: 'x' }).values).toMatchObject({ shade: '', hidden: 'x' });
  expect(problemsOf({ shade: 'Grey' })).toEqual({ shade: { code: 'not-listed' } });
  expect(problemsOf({ hidden: 'x'.repeat(11) })).toEqual({ hidden: { code: 'too-long', limit: 10 } });
});

test('without the first consent nothing is accepted, and what is right is still known', () => {
  const result = validated({ consent: 'no', name: '' });
  expect(result).toMatchObject({
    ok: false,
    problems: { name: { code: 'required' }, consent: { code: 'consent' } },
    values: { phone: '9845012345' },
  });
});

test('no field of the prototype is one of the form, and no word of it an option', () => {
  expect(validated(JSON.parse('{"__proto__": {"city": "Pune"}}')).ok).toBe(true);
  expect(problemsOf({ colour: 'constructor' })).toEqual({ colour: { code: 'not-listed' } });
});

test('to rather not say stands alone', () => {
  const pets: Field = { kind: 'choices', options: { cat: 'cat', dog: 'dog' }, isDeclinable: true };
  const judgedPets = (sent: string) => validateField(pets, sent, { facts: sampleFacts, isRequired: true });
  expect(judgedPets('dog,cat')).toEqual({ value: 'cat,dog' });
  expect(judgedPets('prefer-not')).toEqual({ value: 'prefer-not' });
  expect(judgedPets('cat,prefer-not')).toEqual({ problem: { code: 'not-together' } });
});
