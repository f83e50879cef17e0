import { expect, test } from 'vitest';
import { agentForm, generalForm } from '../definitions/call-back.form.ts';
import { concerns, subPurposes } from '../definitions/options.ts';
import { advisedAudience } from './advised-audience.ts';

test.each([
  [{ concern: 'corporate' }, 'companies'],
  [{ concern: 'personal', sub_purpose: 'health' }, 'people'],
  [{ concern: 'cruise' }, 'people'],
  [{}, undefined],
])('%o introduces the adviser of %s', (values, audience) => {
  expect(advisedAudience({ form: generalForm, values })).toBe(audience);
});

test('a future agent hears from whoever looks after agents', () => {
  expect(advisedAudience({ form: agentForm, values: {} })).toBe('agents');
});

test('a mail introduces nobody whose work would name a treatment', () => {
  const ofTreatment = /ivf|oocyte|surrogate|all/;
  for (const concern of Object.keys(concerns).filter((key) => ofTreatment.test(key)))
    expect(advisedAudience({ form: generalForm, values: { concern } })).toBeUndefined();
  for (const part of Object.keys(subPurposes).filter((key) => ofTreatment.test(key)))
    expect(
      advisedAudience({ form: generalForm, values: { concern: 'personal', sub_purpose: part } }),
    ).toBeUndefined();
});
