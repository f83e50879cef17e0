import { expect, test } from 'vitest';
import { safeReferrer } from './texts.ts';

test.each([
  ['https://chhatri.example/cruise', 'https://chhatri.example/cruise'],
  ['https://chhatri.example/cruise?name=Asha#form', 'https://chhatri.example/cruise'],
  ['/cruise', '/cruise'],
  ['https://chhatri.example/risk-janampatri', 'https://chhatri.example/risk-janampatri'],
  ['https://chhatri.example/risk-janampatri/thank-you', 'https://chhatri.example/risk-janampatri/thank-you'],
  ['https://chhatri.example/ripartner-9f2c', '/ri…'],
  ['https://chhatri.example/ripartner-9f2c/industrial', '/ri…'],
  ['https://chhatri.example//%72ipartner-9f2c', '/ri…'],
  ['/ri{secret}', '/ri…'],
  ['/ri…', '/ri…'],
  ['javascript:alert(1)', ''],
  ['https://', ''],
  ['', ''],
])('the address %s is kept as %s', (address, kept) => {
  expect(safeReferrer(address)).toBe(kept);
});
