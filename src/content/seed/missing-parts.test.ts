import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.ts';

test('what is there stays as staff have it; what came with a new version is added', () => {
  const seed = {
    brand: 'Seed',
    contact: { helpline: '1800', whatsApp: '98' },
    menu: [1, 2],
    retention: { days: 30 },
  };
  const stored = { brand: 'Ours', contact: { helpline: '1900', whatsApp: null }, menu: [1] };
  expect(missingParts(seed, stored)).toEqual({
    contact: { helpline: '1900', whatsApp: '98' },
    retention: { days: 30 },
  });
});

test('an empty text is an answer of the staff', () => {
  expect(missingParts({ phone: '1800' }, { phone: '' })).toEqual({});
});
