import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import data from '../../../content/data/cities.json' with { type: 'json' };
import { foldText, indexCities, searchCities } from './city-search.ts';

const index = indexCities(data);
const labels = new Set(index.map(({ label }) => label));
const search = (typed: string, most?: number) =>
  searchCities(index, foldText(typed), most).map(({ label }) => label);

describe('the list', () => {
  test('reaches from A to Shrirampur, Ziro and Zunheboto', () => {
    const sorted = [...labels].sort();
    expect(sorted[0]).toMatch(/^Aa/);
    expect(sorted.at(-1)).toBe('Zunheboto, Nagaland');
    expect(labels).toContain('Shrirampur, Maharashtra');
    expect(labels).toContain('Ziro, Arunachal Pradesh');
  });

  test('names thousands of places, each once, in 28 states and 8 union territories', () => {
    expect(labels.size).toBeGreaterThan(6500);
    expect(labels.size).toBe(index.length);
    expect(Object.keys(data.states)).toHaveLength(36);
  });

  test('has plain letters only', () => {
    expect([...labels].filter((label) => !/^[A-Za-z .,'()-]+$/.test(label))).toEqual([]);
  });

  test.each([
    'Gangtok, Sikkim',
    'Leh, Ladakh',
    'Kavaratti, Lakshadweep',
    'Greater Noida, Uttar Pradesh',
    'Navi Mumbai, Maharashtra',
    'Pimpri-Chinchwad, Maharashtra',
    'Hubballi-Dharwad, Karnataka',
    'Ayodhya, Uttar Pradesh',
    'Delhi',
    'Chandigarh',
    'Puducherry',
    'Mahe, Puducherry',
  ])('knows %s', (label) => {
    expect(labels).toContain(label);
  });

  test('tells duplicates apart by state, and within a state by district', () => {
    expect(search('aurangabad', 3)).toEqual([
      'Chhatrapati Sambhajinagar, Maharashtra',
      'Aurangabad, Bihar',
      'Aurangabad Cantonment, Maharashtra',
    ]);
    expect(search('udaipur', 3)).toEqual([
      'Udaipur, Rajasthan',
      'Udaipur, Tripura',
      'Udaipur (Jhunjhunu), Rajasthan',
    ]);
  });

  test('says where it comes from', () => {
    expect(data.attribution).toContain('GeoNames');
    expect(data.attribution).toContain('CC BY 4.0');
  });
});

describe('a former name finds the new one', () => {
  test.each([
    ['Gurgaon', 'Gurugram, Haryana'],
    ['Allahabad', 'Prayagraj, Uttar Pradesh'],
    ['Mysore', 'Mysuru, Karnataka'],
    ['Bangalore', 'Bengaluru, Karnataka'],
    ['Bombay', 'Mumbai, Maharashtra'],
    ['Madras', 'Chennai, Tamil Nadu'],
    ['Calcutta', 'Kolkata, West Bengal'],
    ['Poona', 'Pune, Maharashtra'],
    ['Baroda', 'Vadodara, Gujarat'],
    ['Cochin', 'Kochi, Kerala'],
    ['Trivandrum', 'Thiruvananthapuram, Kerala'],
    ['Pondicherry', 'Puducherry'],
    ['Port Blair', 'Sri Vijaya Puram, Andaman and Nicobar Islands'],
    ['Ahmednagar', 'Ahilyanagar, Maharashtra'],
    ['Osmanabad', 'Dharashiv, Maharashtra'],
    ['Tumkur', 'Tumakuru, Karnataka'],
    ['Hubli', 'Hubballi-Dharwad, Karnataka'],
    ['Ooty', 'Udhagamandalam, Tamil Nadu'],
    ['Faizabad', 'Ayodhya, Uttar Pradesh'],
    ['Mughalsarai', 'Pandit Deen Dayal Upadhyaya Nagar, Uttar Pradesh'],
  ])('%s: %s', (typed, label) => {
    expect(search(typed)[0]).toBe(label);
  });

  test('both names are on the entry', () => {
    expect(searchCities(index, 'gurg')[0]).toMatchObject({
      label: 'Gurugram, Haryana',
      formerNames: ['Gurgaon'],
    });
  });
});

describe('the order', () => {
  test('names that begin so, then words, then parts', () => {
    const found = search('noida', 20);
    expect(found.slice(0, 2)).toEqual(['Noida, Uttar Pradesh', 'Greater Noida, Uttar Pradesh']);
  });

  test('the larger place first among equals', () => {
    expect(search('hyder')[0]).toBe('Hyderabad, Telangana');
    expect(search('raipur')[0]).toBe('Raipur, Chhattisgarh');
    expect(search('be')[0]).toBe('Bengaluru, Karnataka');
  });

  test('a place with its state', () => {
    expect(search('bilaspur, him')).toEqual(['Bilaspur, Himachal Pradesh']);
  });

  test('accents, capitals, hyphens and spaces do not matter', () => {
    const same = ['Shrirampur, Maharashtra', 'Shrirampur, West Bengal'];
    for (const typed of ['SHRIRAMPUR', '  shrīrāmpur ', 'Shri­rampur'.replace('\u00ad', '')]) {
      expect(search(typed, 2)).toEqual(same);
    }
    expect(search('pimpri chinchwad')[0]).toBe('Pimpri-Chinchwad, Maharashtra');
  });

  test('nothing typed offers the largest; an unknown village offers nothing', () => {
    expect(search('')[0]).toBe('Mumbai, Maharashtra');
    expect(search('Xyzzypur')).toEqual([]);
  });
});

test('whatever is typed, at most eight places come back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => search(typed).length <= 8),
    { numRuns: 50 },
  );
});
