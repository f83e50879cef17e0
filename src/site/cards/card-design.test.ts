import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { typesetter } from '#ui/typesetting/typesetter.ts';
import { cardDesign, cardSize } from './card-design.ts';

const { svg } = await typesetter();

function card(title: string, brand = 'Parasol') {
  return svg(cardDesign({ path: '/cruise', audience: 'people', title, brand }));
}

/** How many signs are drawn more than on a card without title and brand. */
function signsOf(title: string, brand = ''): number {
  const drawn = (markup: string) => markup.split('<use ').length;
  return drawn(card(title, brand)) - drawn(card('', ''));
}

/** Where the card is as dark as ink and would not be without these words: left, top, right, bottom. */
async function inkOf(title: string, brand = ''): Promise<[number, number, number, number]> {
  const pixels = (markup: string) => sharp(Buffer.from(markup)).removeAlpha().raw().toBuffer();
  const [shown, empty] = await Promise.all([pixels(card(title, brand)), pixels(card('', ''))]);
  const { width } = cardSize;
  const places = Array.from({ length: shown.length / 3 }, (_, place) => place).filter(
    (place) => (shown[place * 3] ?? 255) < 60 && (empty[place * 3] ?? 0) >= 60,
  );
  const across = places.map((place) => place % width).toSorted((a, b) => a - b);
  const down = places.map((place) => Math.floor(place / width));
  return [across[0] ?? NaN, down[0] ?? NaN, across.at(-1) ?? NaN, down.at(-1) ?? NaN];
}

const latin = [
  'Careers',
  'Directors’ and officers’ liability insurance',
  'Insurance for infrastructure and real-estate developers',
  'The first 30 days and the first 60 months of a health policy, read line by line, for you',
  'Electroencephalographically unpronounceable reinsurance',
  'insurance'.repeat(40),
  'and so on '.repeat(60),
];
const devanagari = [
  'स्वास्थ्य बीमा',
  'आपकी स्वास्थ्य बीमा पॉलिसी के पहले तीस दिन और पहले साठ महीने: पंक्ति दर पंक्ति समझाया गया',
  'Health insurance, हिन्दी में: ₹5 लाख का कवर',
];

test.each([...latin, ...devanagari])('“%.60s” stands inside of its frame', async (title) => {
  const [left, top, right, bottom] = await inkOf(title);
  expect(left).toBeGreaterThanOrEqual(66);
  expect(top).toBeGreaterThanOrEqual(140);
  expect(right).toBeLessThanOrEqual(72 + 560 + 4);
  expect(bottom).toBeLessThanOrEqual(600);
});

test('a brand of several words stands in one line', async () => {
  const heightOf = async (brand: string) => {
    const [, top, , bottom] = await inkOf('', brand);
    return bottom - top;
  };
  expect(await heightOf('Banyan Insurance')).toBeLessThan((await heightOf('Banyan')) * 1.5);
});

test('a brand as long as can be ends before the umbrella', async () => {
  const [left, top, right, bottom] = await inkOf('', 'A very long name of a broking company Private Limited');
  expect([left > 140, top > 60, right <= 650, bottom < 140]).toEqual([true, true, true, true]);
});

test('a short title is as large as can be, a long one smaller', async () => {
  const heightOf = async (title: string) => {
    const [, top, , bottom] = await inkOf(title);
    return bottom - top;
  };
  expect(await heightOf('H')).toBeGreaterThan(60);
  expect(await heightOf(`H${'x'.repeat(25)}`)).toBeLessThan(40);
});

test('no last word stands alone where the line above has words to spare', () => {
  const lines = card('Cover for a day', '').matchAll(/class="typst-text"[^>]*>(.*?)<\/g>/gs);
  const signs = [...lines].map(([, drawn = '']) => drawn.split('<use ').length - 1);
  expect(signs).toEqual(['Cover'.length, 'foraday'.length]);
});

test('Devanagari is shaped: a conjunct is one sign, and other words are another picture', () => {
  expect(signsOf('क्ष')).toBeLessThan([...'क्ष'].length);
  expect(signsOf('कष')).toBeGreaterThan(signsOf('क्ष'));
  expect(card('स्वास्थ्य बीमा')).not.toBe(card('जीवन बीमा'));
});

test('a title that no type is small enough for ends in an ellipsis', () => {
  expect(signsOf('and so on '.repeat(60))).toBeLessThan(180);
  expect(card('and so on '.repeat(60))).toBe(card('and so on '.repeat(70)));
});

test('a title in letters that our fonts lack is not written, what is no letter is left out', () => {
  expect(card('தமிழ்')).toBe(card(''));
  expect(card('Cruise 🚢 insurance')).toBe(card('Cruise insurance'));
});

const hostile = [
  '#panic("x")',
  '#set page(width: 1pt)',
  '$ x^2 $ *b* _i_ `r` ~ -- ---',
  '= Title',
  '"] #read("/etc/passwd") [',
  '\\u{41} \\ \\n \'q\' "q"',
  '@reference <label> // comment /* */',
  '</svg><script>x</script>&amp;',
  '{"title":"x"}',
];

test.each(hostile)('%s is words, not code', (title) => {
  const signs = [...title.replaceAll(' ', '')].length;
  expect(signsOf(title)).toBe(signs);
  expect(signsOf('', title)).toBe(signs);
});

test('signs that turn, hide or end a line change nothing', () => {
  expect(card('\u202eCruise\u202c\u0000 in\u00adsurance\u2028\ud800')).toBe(card('Cruise insurance'));
});

test('whatever somebody writes, there is a card', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  fc.assert(
    fc.property(anything, anything, (title, brand) => {
      expect(card(title, brand)).toMatch(/^<svg .*<\/svg>\s*$/s);
    }),
    { numRuns: 60 },
  );
});
