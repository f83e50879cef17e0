import { expect, test } from 'vitest';
import { allPersonalData } from '../all-personal-data.ts';
import { groupOf, groupsOf, newestOf } from './held-groups.ts';

test('every place that a person’s data is found in has its words', () => {
  const found = allPersonalData.filter(({ whose, filesOf, rowsOf }) => whose ?? filesOf ?? rowsOf);
  // Our own notes about an erasure lead to no one.
  const unnamed = found.map(({ place }) => place).filter((place) => groupOf(place) === 'other');
  expect(found.length).toBeGreaterThan(15);
  expect(unnamed).toEqual([]);
});

test('places that belong together are one line, and what goes along with them is not counted twice', () => {
  const groups = groupsOf({
    'public.call_from_experts': 1,
    'public.contact_us_forms': 1,
    'enquiry.uploads': 1,
    'files/': 1,
    'mail/': 3,
    'some.new_table': 2,
  });
  expect(groups.map(({ count, words }) => `${count} ${words}`)).toEqual([
    '2 enquiries and messages',
    '1 file that they sent',
    '3 mails to them or about them',
    '2 other records',
  ]);
});

test('the newest day of a group is that of its newest row', () => {
  const rows = new Map([
    ['public.call_from_experts', [{ created_at: '2026-11-02T10:00:00Z' }]],
    ['public.contact_us_forms', [{ created_at: '2026-11-20T10:00:00Z' }, { created_at: null }]],
  ]);
  expect([...newestOf({ rows })]).toEqual([['enquiries', new Date('2026-11-20T10:00:00Z')]]);
});
