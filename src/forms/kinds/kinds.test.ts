import { describe, expect, test } from 'vitest';
import type { Samples } from '../kind.ts';
import type { KindName } from '../kind-names.ts';
import { sampleFacts } from '../testing/sample-form.ts';
import { validateField } from '../validate.ts';
import { samples as amount } from './amount.kind.tsx';
import { samples as choice } from './choice.kind.tsx';
import { samples as choices } from './choices.kind.tsx';
import { samples as city } from './city.kind.tsx';
import { samples as day } from './day.kind.tsx';
import { samples as email } from './email.kind.tsx';
import { samples as file } from './file.kind.tsx';
import { kinds } from './kinds.ts';
import { samples as message } from './message.kind.tsx';
import { samples as name } from './name.kind.tsx';
import { samples as number } from './number.kind.tsx';
import { samples as phone } from './phone.kind.tsx';
import { samples as text } from './text.kind.tsx';
import { samples as time } from './time.kind.tsx';

const facts = sampleFacts;
const samples: Record<KindName, Samples> = {
  amount,
  choice,
  choices,
  city,
  day,
  email,
  file,
  message,
  name,
  number,
  phone,
  text,
  time,
};

describe.each(Object.entries(samples))('a field of the kind %s', (kind, { good, bad }) => {
  const field = { kind: kind as KindName };

  test.each(good)('%j is taken as %j', (typed, value) => {
    expect(validateField(field, typed, { facts, isRequired: true })).toEqual({ value });
    // An accepted value is accepted again, unchanged.
    expect(validateField(field, value, { facts, isRequired: true })).toEqual({ value });
  });

  test.each(bad)('%j is refused: %s', (typed, code) => {
    expect(validateField(field, typed, { facts, isRequired: true })).toMatchObject({ problem: { code } });
  });

  test('nothing is missing where it must be filled in, and fine where it need not', () => {
    for (const nothing of ['', '  \t ', undefined, null]) {
      expect(validateField(field, nothing, { facts, isRequired: true })).toEqual({
        problem: { code: 'required' },
      });
      expect(validateField(field, nothing, { facts, isRequired: false })).toEqual({ value: '' });
    }
  });

  test('what is no text, or too much of it, is refused', () => {
    expect(validateField(field, [['a']], { facts, isRequired: true })).toEqual({
      problem: { code: 'not-text' },
    });
    expect(validateField(field, 'x'.repeat(5000), { facts, isRequired: true })).toMatchObject({
      problem: { code: 'too-long', limit: kinds[field.kind].maxLength },
    });
  });
});
