import { expect, test } from 'vitest';
import { hexValue } from '../brand/brand.ts';
import { svgText } from '../shapes/svg-text.ts';
import { TypesettingError, typesetter } from './typesetter.ts';

const { svg, pdf } = await typesetter();

const sheet =
  '#set page(width: 200pt, height: 100pt); #set document(title: data.words); #set text(lang: "en");';
const picture = svgText({
  viewBox: [0, 0, 10, 10],
  shapes: [{ kind: 'circle', centre: [5, 5], radius: 5, fill: 'leaf' }],
});
const assets = { 'leaf.svg': picture };

function messageOf(set: () => unknown): string {
  try {
    set();
  } catch (error) {
    if (error instanceof TypesettingError) return error.message;
    throw error;
  }
  return '';
}

test('words become outlines, so that no font is needed to render them', () => {
  const drawn = svg({ source: `${sheet} #data.words`, data: { words: 'Cover आवरण ₹5' } });
  expect(drawn).not.toMatch(/<text|font-family/);
  expect(drawn.match(/<use /g)?.length).toBeGreaterThanOrEqual(10);
});

test.each(['#panic()', '*b* $x$', '\\u{41}', '"#', '= a @b'])('%s in data stays words', (words) => {
  const drawn = svg({ source: `${sheet} #data.words`, data: { words } });
  expect(drawn.match(/<use /g)).toHaveLength([...words.replaceAll(' ', '')].length);
});

test('half a surrogate pair is replaced, not refused', () => {
  expect(svg({ source: `${sheet} #data.words.len()`, data: { words: '\ud800' } })).toContain('<use ');
});

test('a picture is one of the job’s assets, and those of another job are gone', () => {
  const source = `${sheet} #image("leaf.svg", alt: "a leaf")`;
  expect(svg({ source, data: { words: '' }, assets })).toContain(Buffer.from(picture).toString('base64'));
  const other = svgText({ viewBox: [0, 0, 1, 1], shapes: [] });
  const drawn = svg({ source, data: { words: '' }, assets: { 'leaf.svg': other } });
  expect(drawn).toContain(Buffer.from(other).toString('base64'));
  expect(messageOf(() => svg({ source, data: { words: '' } }))).toContain('not found');
});

test.each(['package.json', '../../package.json', '/package.json', '/etc/passwd'])(
  'nothing on disk is read: %s',
  (file) => {
    expect(messageOf(() => svg({ source: `#read("${file}")`, data: {} }))).toMatch(/not found|denied/);
  },
);

test('a PDF is tagged, and refused where a screen reader could not read it', () => {
  const source = `${sheet}\n= #data.words\n#image("leaf.svg", alt: data.words)`;
  const data = { words: 'Health cover' };
  const file = pdf({ source, data, assets }).toString('latin1');
  expect(file).toMatch(/^%PDF-/);
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('pdfuaid');
  const withoutAlt = source.replace(', alt: data.words', '');
  expect(messageOf(() => pdf({ source: withoutAlt, data, assets }))).toContain('missing alt text');
  const withoutTitle = source.replace('#set document(title: data.words);', '');
  expect(messageOf(() => pdf({ source: withoutTitle, data, assets }))).toContain('missing document title');
});

test('an error is reported without the words that were set', () => {
  const data = { words: 'Asha has diabetes' };
  const panic = messageOf(() => svg({ source: '#panic(data.words)', data }));
  expect(panic).toContain('panicked');
  const unwritable = messageOf(() => pdf({ source: `${sheet}\n#data.words 東京 "quoted"`, data }));
  expect(unwritable).toContain('could not be displayed');
  expect(panic + unwritable).not.toMatch(/Asha|diabetes|東京|quoted/);
});

test('colours go in as values', () => {
  const source = `${sheet} #rect(fill: rgb(data.ink))`;
  expect(svg({ source, data: { words: '', ink: hexValue('ink') } })).toContain(hexValue('ink'));
});
