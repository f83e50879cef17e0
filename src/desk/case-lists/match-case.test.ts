import { expect, test } from 'vitest';
import type { CaseRow } from './case-row.ts';
import { matchCase } from './match-case.ts';
import { readWords } from './read-words.ts';

const row: CaseRow = {
  id: 1,
  reference: 'AH4UN3PT',
  name: 'Laxmi D’Souza',
  phone: '9811100001',
  email: 'laxmi@example.com',
  city: 'Nagpur, Maharashtra',
  register: 'enquiries',
  purpose: 'Personal Insurance',
  about: 'Personal Insurance',
  state: 'new',
  attempts: 0,
  outcome: null,
  assigneeId: null,
  assignee: null,
  dueAt: null,
  firstCallAt: null,
  closedAt: null,
  askedAgainAt: null,
  updatedAt: new Date(0),
  createdAt: new Date(0),
};

function matched(typed: string, name = row.name) {
  const words = readWords(typed);
  return words.kind === 'nothing' ? undefined : matchCase(words, { ...row, name });
}

function marked(typed: string) {
  const hit = matched(typed);
  return hit && [hit.name, hit.city].map((_, index) => shown(hit.pieces[index ? 'city' : 'name']));
}

function shown(pieces: readonly { text: string; isForgiven: boolean }[]): string {
  return pieces.map(({ text, isForgiven }) => (isForgiven ? `[${text}]` : text)).join('');
}

test('every word is found somewhere, in name or city, with its errors', () => {
  expect(marked('laxmi nagpur')).toEqual(['Laxmi D’Souza', 'Nagpur, Maharashtra']);
  expect(marked('laksmi nagpoor')).toEqual(['La[x]mi D’Souza', 'Nagp[u]r, Maharashtra']);
  expect(marked('dsouza')).toEqual(['Laxmi D[’]Souza', 'Nagpur, Maharashtra']);
  expect(marked('laxmi chennai')).toBeUndefined();
});

test('a part of a word is enough, and a short word must match exactly', () => {
  expect(matched('lax')?.errors).toBe(0);
  expect(matched('00001')?.errors).toBe(0);
  expect(matched('xy')).toBeUndefined();
});

test('two spellings of one sound are nearer than two errors', () => {
  expect(matched('lakshmi')?.errors).toBe(1);
});

test.each([
  ['लक्ष्मी नागपुर', 'Laxmi D’Souza', 0],
  ['lakshmi', 'लक्ष्मी शर्मा', 0],
  ['sharma', 'लक्ष्मी शर्मा', 0],
  ['laxmi sharma nagpur', 'लक्ष्मी शर्मा', 0],
  ['मिरा', 'मीरा जोशी', 0],
  ['सिंह', 'Amarjeet Singh', 0],
  ['राजे', 'Rajesh Nair', 1],
  ['mukherjee', 'अनिता मुखर्जी', 2],
])('%s is heard in %s', (typed, name, errors) => {
  expect(matched(typed, name)?.errors).toBe(errors);
});

test.each([
  ['verma', 'लक्ष्मी शर्मा'],
  ['शर्मा', 'Laxmi Verma'],
  ['lakshmi verma', 'लक्ष्मी शर्मा'],
])('%s is not heard in %s', (typed, name) => {
  expect(matched(typed, name)).toBeUndefined();
});
