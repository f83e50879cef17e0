import { expect, test } from 'vitest';
import cities from '../../../content/data/cities.json' with { type: 'json' };
import names from '../../../content/data/cities-in-hindi.json' with { type: 'json' };
import { indexInHindi, searchInHindi } from './cities-in-hindi.ts';
import { cityAsStored } from './city-as-stored.ts';

const inHindi = indexInHindi(cities, names);
const storedOf = new Map(inHindi.map(({ label, stored }) => [label, stored]));
const found = (typed: string) => searchInHindi(inHindi, typed, 3).map(({ label }) => label);
const isNamed = ({ label, stored }: (typeof inHindi)[number]) => label !== stored;

test('every name in Hindi is that of a place on the list, and each of the largest places has one', () => {
  expect(Object.keys(names.states).toSorted()).toEqual(Object.keys(cities.states).toSorted());
  const labels = new Set(inHindi.filter(isNamed).map(({ stored }) => stored));
  const named = Object.values(names.places).flatMap((places) => Object.keys(places));
  expect(labels.size).toBe(named.length);
  expect(cities.largest.filter((label) => !labels.has(label))).toEqual([]);
  const others = Object.entries(names.otherNames).flatMap(([state, places]) =>
    Object.keys(places).map((name) => [state, name]),
  );
  const known: Record<string, Record<string, string>> = names.places;
  expect(others.filter(([state = '', name = '']) => !known[state]?.[name])).toEqual([]);
});

test.each([
  ['इंदौर', 'Indore, Madhya Pradesh'],
  ['इन्दौ', 'Indore, Madhya Pradesh'],
  ['indo', 'Indore, Madhya Pradesh'],
  ['जयपुर', 'Jaipur, Rajasthan'],
  ['गुड़गाँव', 'Gurugram, Haryana'],
  ['गुडगांव', 'Gurugram, Haryana'],
  ['इलाहाबाद', 'Prayagraj, Uttar Pradesh'],
  ['बनारस', 'Varanasi, Uttar Pradesh'],
  ['शिरपुर', 'Shirpur, Maharashtra'],
  ['ज़ीरो', 'Ziro, Arunachal Pradesh'],
  ['बिलासपुर, हि', 'Bilaspur, Himachal Pradesh'],
])('%s finds %s first', (typed, label) => {
  expect(storedOf.get(found(typed)[0] ?? '')).toBe(label);
});

test('a place is shown in Hindi where it has a name in it', () => {
  expect(found('indore')[0]).toBe('इंदौर, मध्य प्रदेश');
  expect(found('dilli')).not.toContain('दिल्ली');
  expect(found('delhi')[0]).toBe('दिल्ली');
  expect(found('शिरपुर')[0]).toBe('Shirpur, Maharashtra');
  const [gurugram] = searchInHindi(inHindi, 'गुड़गांव');
  expect(gurugram).toMatchObject({ label: 'गुरुग्राम, हरियाणा', formerNames: ['गुड़गांव'] });
});

test.each([
  ['इंदौर', 'Indore, Madhya Pradesh'],
  ['इंदौर, मध्य प्रदेश', 'Indore, Madhya Pradesh'],
  ['इंदौर मध्य प्रदेश', 'Indore, Madhya Pradesh'],
  ['मुंबई', 'Mumbai, Maharashtra'],
  ['बंबई', 'Mumbai, Maharashtra'],
  ['दिल्ली', 'Delhi'],
  ['बिलासपुर', 'Bilaspur'],
  ['बिलासपुर, छत्तीसगढ़', 'Bilaspur, Chhattisgarh'],
  ['हमीरपुर', 'Hamirpur'],
  ['सेक्टर 21, नोएडा', 'सेक्टर 21, नोएडा'],
  ['औरंगाबाद', 'औरंगाबाद'],
  ['क्षपुर', 'क्षपुर'],
  ['Indore', 'Indore'],
  ['Kochi, Kerala', 'Kochi, Kerala'],
])('%s is kept as %s', (typed, stored) => {
  expect(cityAsStored(typed)).toBe(stored);
});

test('whatever is offered in Hindi is kept as that place', () => {
  const wrong = inHindi.filter(({ label, stored }) => cityAsStored(label) !== stored);
  expect(wrong.map(({ stored }) => stored)).toEqual([]);
});
