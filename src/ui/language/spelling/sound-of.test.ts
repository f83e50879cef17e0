import { expect, test } from 'vitest';
import { consonantsOf, soundInAnyScript } from './sound-of.ts';

test.each([
  ['bima', 'beema', 'Bimaa', 'बीमा', 'बिमा'],
  ['swasthya', 'svasthya', 'swastya', 'स्वास्थ्य'],
  ['gaadi', 'gadi', 'gaadee', 'गाड़ी'],
  ['karmchari', 'karmachari', 'कर्मचारी'],
  ['yojana', 'yojna', 'योजना'],
  ['zindagi', 'jindagi', 'ज़िंदगी', 'जिंदगी'],
  ['policy', 'polisi', 'पॉलिसी'],
  ['claim', 'klem', 'क्लेम'],
  ['sharma', 'शर्मा'],
  ['Laxmi', 'Lakshmi', 'लक्ष्मी'],
  ['Meera', 'Mira', 'मीरा'],
  ['Singh', 'सिंह'],
  ['Agarwal', 'Agrawal', 'अग्रवाल'],
  ['Jaipur', 'जयपुर'],
  ['Nair', 'नायर'],
  ['José', 'Jose', 'जोसे'],
])('%s sounds the same in each spelling', (...spellings) => {
  expect(new Set(spellings.map(soundInAnyScript)).size).toBe(1);
});

test('other words sound otherwise', () => {
  const words = ['bima', 'bimari', 'bhim', 'mira', 'mera', 'sharma', 'verma', 'car', 'ghar', 'chori', 'kori'];
  expect(new Set(words.map(soundInAnyScript)).size).toBe(words.length);
});

test.each([
  ['premium', 'प्रीमियम'],
  ['insurance', 'इंश्योरेंस'],
  ['cashless', 'कैशलेस'],
  ['accident', 'एक्सीडेंट'],
  ['maternity', 'मैटरनिटी'],
  ['Mukherjee', 'मुखर्जी'],
])('%s and %s have the same consonants, though not the same vowels', (latin, devanagari) => {
  const sounds = [latin, devanagari].map(soundInAnyScript);
  expect(new Set(sounds).size).toBe(2);
  expect(new Set(sounds.map(consonantsOf)).size).toBe(1);
});
