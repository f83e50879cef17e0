import { expect, test } from 'vitest';
import { looksLikeFormula, phoneText } from './cell.ts';
import { csvCell } from './csv.ts';
import { xlsxCell } from './xlsx.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A',
  '"=1',
  "'=1",
  '=HYPERLINK("https://elsewhere.example","press")',
  '=cmd|" /C calc"!A0',
];

test.each(formulas)('%j stays a text in CSV', (text) => {
  const cell = csvCell(text);
  expect(cell).toMatch(/^"'/);
  // Nothing in it ends the cell or the line.
  expect(cell.slice(1, -1).replaceAll('""', '')).not.toMatch(/["\r\n\t]/);
});

test.each(formulas)('%j is a string in a workbook, and stays one when it is saved again', (text) => {
  expect(xlsxCell(text)).toMatch(
    /^<c s="4" t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is><\/c>$/,
  );
  expect(xlsxCell(text)).not.toContain('<f');
});

test.each(['Asha D’Souza', 'a-b', 'Meena = Rao', 'मीरा', '1', '9811100001'])('%s is nothing else', (text) => {
  expect(looksLikeFormula(text)).toBe(false);
  expect(csvCell(text)).toBe(`"${text}"`);
});

test('characters that neither kind of file can contain are left out, and markup is not', () => {
  expect(csvCell('Asha\u0000 \ud800Rao\nPune')).toBe('"Asha  \ufffdRao Pune"');
  expect(xlsxCell('<b>&"\u0007_x0041_')).toContain('>&lt;b&gt;&amp;" _x005F_x0041_<');
  expect(csvCell('Say "no"')).toBe('"Say ""no"""');
  expect(csvCell('x'.repeat(40_000))).toHaveLength(32_769);
});

test('moments stand by India’s clock: words in CSV, numbers of days in a workbook', () => {
  const moment = new Date('2026-11-22T18:35:00Z');
  expect(csvCell(moment)).toBe('2026-11-23 00:05');
  expect(xlsxCell(moment)).toMatch(/^<c s="2"><v>46349\.00347\d*<\/v><\/c>$/);
  expect([csvCell(null), xlsxCell(null), xlsxCell('')]).toEqual(['', '<c/>', '<c/>']);
});

test('a phone is a text that no program takes for a number', () => {
  expect(phoneText('9811100001')).toBe('98111 00001');
  expect(phoneText('')).toBe('');
});
