import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Statements of law and sums that were once wrong in the texts that ship. Each rule reads every text of the seed, so that
 * the mistake does not come back on another page.
 */
type Text = { file: string; words: string };

const texts: Text[] = fs
  .globSync('content/**/*.json')
  .filter((file) => !file.startsWith('content/data'))
  .flatMap((file) => {
    const found: Text[] = [];
    JSON.parse(fs.readFileSync(file, 'utf8'), (key, value) => {
      if (typeof value === 'string' && key !== 'source') found.push({ file, words: value });
      return value;
    });
    return found;
  });

const sentences = texts.flatMap(({ file, words }) =>
  words.split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u).map((sentence) => ({ file, words: sentence })),
);
const about = (pattern: RegExp) => sentences.filter(({ words }) => pattern.test(words));

function block<Block>(file: string, heading: string): Block {
  const page = JSON.parse(fs.readFileSync(`content/pages/${file}.json`, 'utf8'));
  return page.blocks.find((one: { heading: string }) => one.heading === heading);
}

const figure = (words = '') => Number(words.replace(/[^\d]/g, ''));

describe('what the law says', () => {
  test.each([
    [
      'the vintage discount is in force',
      /vintage.*(third.party|discount|pays 50%)|discount.*vintage/i,
      /1 June 2022/,
    ],
    ['the card for older people is from 70', /vay vandana/i, /\b70\b/],
    [
      'a second fine for no motor cover can come with prison',
      /second time.*₹ 4,000|₹ 4,000 the second time/i,
      /prison/,
    ],
    ['the 1600 series is a duty', /IRDAI.*begin with 1600/, /requir/],
  ])('%s', (_rule, subject, says) => {
    const found = about(subject);
    expect(found).not.toEqual([]);
    expect(found.filter(({ words }) => !says.test(words))).toEqual([]);
  });

  test('a term plan that has lapsed can be revived', () => {
    const found = texts.filter(({ words }) => /term plan[^.]*laps/.test(words));
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ words }) => !/reviv/.test(words))).toEqual([]);
  });

  test.each([
    ['a rate for vintage cars that is only proposed', /vintage.*proposed/i],
    [
      'an amendment of July 2026 that one source alone reports',
      /30 July 2026|name and role of the person who sold/,
    ],
    ['a renewal that may not be a day late', /by its date, or the waits start again/],
    ['a term plan that is gone for good', /term plan is gone/],
  ])('nothing states %s', (_what, words) => {
    expect(about(words)).toEqual([]);
  });

  test('the tables under an Act hold no advice', () => {
    for (const heading of ['Oocyte donation, step by step', 'Surrogacy, step by step']) {
      const table = block('donor-and-surrogate-rights', heading);
      expect(JSON.stringify(table)).toMatch(/under the /i);
      expect(JSON.stringify(table)).not.toMatch(/asks? for a copy|own answers|own name|Insures the child/);
    }
  });
});

describe('made-up sums', () => {
  test('a group pays of one large bill no more than its sum insured, and the shares are those of the rows', () => {
    type Table = { columns: string[]; rows: string[][] };
    const design = block<Table>('group-medical-design', 'Three designs side by side');
    const year = block<Table>('group-medical-design', 'One bill of ₹ 5 lakh in each design');
    const [premium, small, large, all, share] = year.rows as [
      string[],
      string[],
      string[],
      string[],
      string[],
    ];
    const sum = design.rows.find(([question]) => question === 'Sum insured per family') ?? [];
    for (const column of [1, 2]) {
      expect(figure(large[column])).toBeLessThanOrEqual(figure(sum[column]) * 100_000);
    }
    for (const column of [1, 2, 3]) {
      expect(figure(all[column])).toBe(figure(small[column]) + figure(large[column]));
      expect(figure(share[column])).toBe(Math.round((figure(all[column]) / figure(premium[column])) * 100));
    }
  });

  test('the buffer of a group pays most of the cost above the sum insured, and its heading says no more', () => {
    const { lines } = block<{ lines: { label: string; amount: string }[] }>(
      'group-medical-design',
      '300 people: a buffer of ₹ 10 lakh covers most of the shortfall',
    );
    const sum = (label: RegExp) =>
      lines.filter((line) => label.test(line.label)).reduce((total, { amount }) => total + figure(amount), 0);
    const [own, buffer, left] = [
      sum(/own sum insured$/),
      sum(/from the buffer$/),
      sum(/left for the family$/),
    ];
    expect(buffer / (buffer + left)).toBeGreaterThan(0.5);
    expect(buffer / (own + buffer + left)).toBeLessThan(0.5);
  });

  test('the dearer of two offers is dearer with its GST', () => {
    type Example = { lines: { label: string; amount: string }[] };
    const { lines } = block<Example>(
      'insurance-broker',
      'The more expensive offer pays us more: two things to ask',
    );
    const amount = (label: RegExp) => figure(lines.find((line) => label.test(line.label))?.amount);
    const more = amount(/^Second offer: premium/) - amount(/^First offer: premium/);
    expect(amount(/to pay in all$/)).toBe(more * 1.18);
  });

  test('no income of a POSP is called typical', () => {
    const { cases } = block<{ cases: { title: string }[] }>('posp-agent', 'What you may earn');
    expect(cases.map(({ title }) => title).join()).not.toMatch(/typical|average|usual/i);
  });
});
