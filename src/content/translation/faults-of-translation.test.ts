import { expect, test } from 'vitest';
import { faultsOfTranslation } from './faults-of-translation.ts';

test.each([
  ['Read [the page](/claims) of {brand}.', '{brand} का [पेज](/claims) पढ़ें।', []],
  ['Read [the page](/claims) now.', '[पेज](/grievance) पढ़ें।', ['the addresses of links differ']],
  ['Ask {brand} for help.', 'हमसे मदद माँगें।', ['the names in braces differ']],
  ['**Always** read it first.', 'पहले इसे पढ़ें।', ['the bold parts differ']],
  ['Within 30 days of it.', '३० दिन के भीतर।', ['it has digits that are not 0 to 9']],
  ['Say it in plain words.', 'Say it plainly.', ['it is not written in the script of its language']],
  ['IRDAI', 'IRDAI', []],
  ['Standard Fire and Special Perils', 'Standard Fire and Special Perils', []],
  ['Cruise', '', ['it is empty']],
])('%s as %s: %j', (source, target, faults) => {
  expect(faultsOfTranslation({ source }, target, 'hi')).toEqual(faults);
});

test('a translation keeps to the length of its field', () => {
  expect(faultsOfTranslation({ source: 'Cruise', maxLength: 4 }, 'क्रूज़ बीमा', 'hi')).toEqual([
    'it is longer than 4 characters',
  ]);
});
