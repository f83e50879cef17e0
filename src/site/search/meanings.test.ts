import { expect, test } from 'vitest';
import englishWords from './english-words.json' with { type: 'json' };
import hindiWords from './hindi-words.json' with { type: 'json' };
import { meaningsInEnglish, meaningsInHindi } from './meanings.ts';

test.each(['bima', 'beema', 'बीमा', 'बिमा'])('%s means insurance to pages in English', (word) => {
  expect(meaningsInEnglish(word)).toEqual(['insurance']);
});

test.each(['insurance', 'bima', 'beema', 'bimaa', 'बिमा'])('%s means बीमा to pages in Hindi', (word) => {
  expect(meaningsInHindi(word)).toEqual(['बीमा']);
});

test.each([
  ['sehat', 'स्वास्थ्य'],
  ['सेहत', 'स्वास्थ्य'],
  ['gadi', 'गाड़ी'],
  ['vehicle', 'गाड़ी'],
  ['dukaan', 'दुकान'],
  ['denied', 'इनकार'],
  ['delete', 'मिटाएँ'],
  ['fraud', 'धोखाधड़ी'],
  ['unsubscribe', 'न्यूज़लेटर'],
])('%s means %s to pages in Hindi', (word, meaning) => {
  expect(meaningsInHindi(word)).toContain(meaning);
});

test.each([
  ['denied', 'refused'],
  ['delete', 'erase'],
  ['complaint', 'grievance'],
  ['egg', 'oocyte'],
])('%s means %s to pages in English', (word, meaning) => {
  expect(meaningsInEnglish(word)).toContain(meaning);
});

test('an English word is itself to pages in English, whatever it sounds like', () => {
  for (const word of ['mall', 'dam', 'care', 'constructor']) expect(meaningsInEnglish(word)).toEqual([]);
});

test('every English meaning of a Hindi word has Hindi words', () => {
  const meanings = [...new Set(Object.values(hindiWords).flat())];
  expect(meanings.filter((word) => !Object.hasOwn(englishWords, word))).toEqual([]);
});
