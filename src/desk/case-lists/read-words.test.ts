import { expect, test } from 'vitest';
import { nearReferences } from './near-references.ts';
import { readWords } from './read-words.ts';

test.each([
  [' ah4un3pt ', { kind: 'reference', text: 'AH4UN3PT' }],
  ['AH4U N3PT', { kind: 'reference', text: 'AH4UN3PT' }],
  ['+91 98111-00001', { kind: 'phone', text: '9811100001' }],
  ['022 2345 6789', { kind: 'phone', text: '2223456789' }],
  ['0001', { kind: 'phone', text: '0001' }],
  ['Asha@Example.com', { kind: 'email', text: 'asha@example.com' }],
  ['  D’Souza,  Pune ', { kind: 'name', text: 'D’Souza Pune', words: ['D’Souza', 'Pune'] }],
  ['मीरा', { kind: 'name', text: 'मीरा', words: ['मीरा'] }],
  ['लक्‍ष्मी', { kind: 'name', text: 'लक्ष्मी', words: ['लक्ष्मी'] }],
  [' -- ', { kind: 'nothing' }],
  [undefined, { kind: 'nothing' }],
])('“%s” is understood', (typed, words) => {
  expect(readWords(typed)).toEqual(words);
});

test.each(['AH4UN3TP', 'AH4UN3P', 'AH4UN3PTT', 'AH4UN8PT', 'HA4UN3PT'])('%s is near AH4UN3PT', (typed) => {
  const near = nearReferences(typed);
  expect(near).toContain('AH4UN3PT');
  expect(near.length).toBeLessThan(300);
});

test('two errors are too many for a reference', () => {
  expect(nearReferences('AH4UN8TP')).not.toContain('AH4UN3PT');
});
