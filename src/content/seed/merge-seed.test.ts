import { expect, test } from 'vitest';
import { mergeSeed } from './merge-seed.ts';

const former = { brand: 'Seed', contact: { helpline: '1800' }, menu: [{ title: 'One' }] };

test('new values of a version are added, also inside a group', () => {
  const seed = { ...former, contact: { helpline: '1800', whatsApp: '98' }, retention: { days: 30 } };
  const stored = { ...former, contact: { helpline: '1900', whatsApp: null } };
  expect(mergeSeed({ seed, former, stored })).toEqual({
    contact: { helpline: '1900', whatsApp: '98' },
    retention: { days: 30 },
  });
});

test('untouched values are brought up to date; additions of the service do not count as a touch', () => {
  const seed = { ...former, brand: 'New', menu: [{ title: 'One' }, { title: 'Two' }] };
  const stored = {
    ...former,
    menu: [{ id: 'a1', title: 'One', isMobileOnly: false, href: null, children: [] }],
  };
  expect(mergeSeed({ seed, former, stored })).toEqual({ brand: 'New', menu: seed.menu });
});

test('values that staff changed or emptied are left alone', () => {
  const seed = { brand: 'New', contact: { helpline: '1801' }, menu: [{ title: 'Two' }] };
  const stored = { brand: 'Ours', contact: { helpline: '' }, menu: [{ title: 'Ours' }] };
  expect(mergeSeed({ seed, former, stored })).toEqual({});
});

test('where the version before is not known, only what is missing is added', () => {
  expect(mergeSeed({ seed: { brand: 'New', year: 1 }, stored: { brand: 'Seed' } })).toEqual({ year: 1 });
});
