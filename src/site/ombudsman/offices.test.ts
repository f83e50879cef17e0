import { expect, test } from 'vitest';
import { findOffices, offices, officesOfPlace, places, sourceNames } from './offices.ts';

const found = (asked: Parameters<typeof findOffices>[0]) => {
  const answer = findOffices(asked);
  return 'found' in answer ? answer.found.map(({ id }) => id) : answer.problem;
};

test.each([
  ['411001', ['pune']],
  ['400 001', ['mumbai', 'thane']],
  ['४११००१', ['pune']],
  ['201301', ['noida']],
  ['226001', ['lucknow']],
  ['209801', ['lucknow', 'noida']],
  ['122001', ['chandigarh', 'delhi']],
  ['194101', ['chandigarh']],
  ['605001', ['chennai']],
  ['744101', ['kolkata']],
  ['403001', ['mumbai', 'pune']],
  ['999999', 'unknown-pin'],
  ['12345', 'pin'],
  ['pune', 'pin'],
  ['', 'nothing'],
])('the pin code %s leads to %s', (pin, expected) => {
  expect(found({ pin })).toEqual(expected);
});

test('a place decides over a pin code that two areas have, and an unknown one is a problem', () => {
  expect(found({ pin: '400001', place: 'mumbai-east' })).toEqual(['thane']);
  expect(found({ place: 'puducherry-karaikal' })).toEqual(['chennai']);
  expect(found({ place: 'up-agra' })).toEqual(['noida']);
  expect(found({ place: 'nowhere' })).toBe('place');
});

test('a place that the lists do not name has no office, and one where they differ has both', () => {
  expect(found({ place: 'up-bhadohi' })).toEqual([]);
  expect(found({ place: 'goa' })).toEqual(['mumbai', 'pune']);
});

test('every state and union territory is in the list, and every office serves a place', () => {
  expect(new Set(places.map(({ state }) => state)).size).toBe(36);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  const served = new Set(places.flatMap((place) => officesOfPlace(place)));
  expect(served.size).toBe(offices.length);
  // Kanpur’s two districts are one place.
  expect(places.filter(({ state }) => state === 'Uttar Pradesh')).toHaveLength(74);
});

test('what is stated of an office has two sources', () => {
  for (const { id, address, phone, email, sources } of offices) {
    const of = sources.contact.filter((key) => key in sourceNames);
    if (address || phone || email) expect(of.length, id).toBeGreaterThanOrEqual(2);
    expect(sources.serves.length, id).toBeGreaterThanOrEqual(2);
  }
});
