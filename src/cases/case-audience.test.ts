import { expect, test } from 'vitest';
import { concerns } from '#enquiry/definitions/options.ts';
import { aboutInLists, audienceOfCase } from './case-audience.ts';

test.each([
  ['enquiries', 'Corporate Insurance', 'companies'],
  ['enquiries', 'Surety Bond', 'companies'],
  ['enquiries', 'Cruise Insurance', 'people'],
  ['enquiries', 'Oocyte Life', 'fertility'],
  ['enquiries', 'All', 'fertility'],
  ['agents', '', 'agents'],
  ['businesses', '', 'companies'],
  ['contacts', '', 'everyone'],
] as const)('%s about “%s” are for %s', (register, purpose, audience) => {
  expect(audienceOfCase({ register, purpose })).toBe(audience);
});

test('no list names a treatment, or a cover that tells of one', () => {
  for (const purpose of Object.values(concerns)) {
    const said = aboutInLists({ register: 'enquiries', purpose, about: `${purpose}, Health Insurance` });
    expect(said).not.toMatch(/health|ivf|oocyte|surrogate|maternity/i);
  }
});

test('a message is listed by its topic alone, never by its other text', () => {
  const contact = { register: 'contacts', purpose: '' } as const;
  expect(aboutInLists({ ...contact, about: 'A claim, IVF Insurance' })).toBe('A claim');
  expect(aboutInLists({ ...contact, about: 'IVF Insurance' })).toBe('A message');
});
