import { afterAll, describe, expect, test } from 'vitest';
import type { ReportPart } from './report.ts';
import { reportPdf, stopReports } from './report-pdf.ts';
import { factsOfPdf, hasPoppler, tagsOfPdf, textOfPdf } from './testing/read-pdf.ts';
import { sampleHouses, sampleReport, sampleSteps } from './testing/sample-report.ts';

afterAll(stopReports);

function withParts(...parts: ReportPart[]) {
  return reportPdf({ ...sampleReport, report: { ...sampleReport.report, parts } });
}

function withAnswer(said: string) {
  const row = { question: 'q', page: 'q', asked: 'What is it called?', said, isDeclined: false };
  return reportPdf({ ...sampleReport, sections: [{ key: 's', title: 'You', rows: [row] }] });
}

test('a report is tagged, and small', async () => {
  const pdf = await reportPdf(sampleReport);
  expect(pdf.toString('latin1')).toContain('pdfuaid');
  expect(pdf.length).toBeLessThan(300_000);
});

test('one that skips a heading or says nothing of a picture is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
  await expect(withParts({ kind: 'heading', level: 3, text: 'Too deep' })).rejects.toThrow('heading');
  await expect(withParts({ kind: 'picture', svg, alt: '', width: 1 })).rejects.toThrow('alt');
});

/** `scripts/test.mjs` brings poppler, or says that these were not run. */
describe.skipIf(!hasPoppler())('read back', () => {
  test('it says what the tool says, who, when and by which version', async () => {
    const text = textOfPdf(await reportPdf(sampleReport));
    for (const house of sampleHouses) expect(text).toContain(`${house}: `);
    for (const [step, amount] of sampleSteps) expect(text).toMatch(new RegExp(`${step}\\s+${amount}`));
    expect(text).toContain('22 November 2026 · version 3');
    expect(text).toMatch(/Page 1 of [5-9]\n/);
    expect(text).toContain('Parasol · www.example.com');
    expect(text).toContain('This is information, not advice');
    expect(text).toMatch(/Home: what is there already, and who knows of it\?\s+Preferred not to say/);
    expect(text).toMatch(/Life and income, number 2\s+₹ 50,000\s+Report on what hospitals/);
    expect(factsOfPdf(await reportPdf(sampleReport))).toMatchObject({
      Title: sampleReport.report.title,
      Author: 'Parasol',
      Tagged: 'yes',
      'Page size': '595.276 x 841.89 pts (A4)',
    });
  });

  test('screen readers get headings, lists, the picture, and the column of each figure', async () => {
    const tags = tagsOfPdf(await reportPdf(sampleReport));
    const count = (tag: string) => tags.filter((each) => each === tag).length;
    expect(tags.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'P']);
    expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 6, 16]);
    expect([count('Figure'), count('L'), count('LI')]).toEqual([1, 12, 24]);
    expect([count('Table'), count('THead'), count('TFoot')]).toEqual([6, 6, 1]);
    expect(count('TH')).toBe(4 * 2 + 3 + 2);
  });

  test.each([
    '#panic() *b* $x$ = a @b `c` \\u{41} <d> // e',
    '<script>alert(1)</script> &amp; "q" #"#',
    '{page} of {pages}',
  ])('%s stays words', async (words) => {
    const text = textOfPdf(await withAnswer(words)).replaceAll('\u00ad', '');
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });

  test.each([
    ['Asha 🌂', 'Asha'],
    ['half a \ud800 pair', 'half a pair'],
    ['मीरा', 'मीरा'],
    ['தமிழ் house', '[…] house'],
    ['தமிழ் தமிழ்', '[…]'],
    ['a\u202eb', 'ab'],
  ])('%j is written as %j', async (words, written) => {
    const text = textOfPdf(await withAnswer(words)).replace(/ +/g, ' ');
    expect(text).toContain(`What is it called? ${written}\n`);
    expect(text.includes('script that this report cannot print')).toBe(written.includes('[…]'));
  });

  test('a word without an end stays on the paper, and goes on in the next line', async () => {
    const word = 'insurance'.repeat(60);
    const text = textOfPdf(await withAnswer(word));
    expect(text.replace(/[\s\u00ad-]|What is it called\?/g, '')).toContain(word);
  });
});
