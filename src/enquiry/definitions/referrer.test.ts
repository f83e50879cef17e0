import { expect, test } from 'vitest';
import { safeReferrer } from './referrer.ts';

test.each([
  ['https://broker.example/cruise', 'https://broker.example/cruise'],
  ['https://broker.example/cruise?name=Asha#form', 'https://broker.example/cruise'],
  ['/cruise', '/cruise'],
  ['https://broker.example/risk-janampatri', 'https://broker.example/risk-janampatri'],
  ['https://broker.example/risk-janampatri/thank-you', 'https://broker.example/risk-janampatri/thank-you'],
  ['https://broker.example/ripartner-9f2c', '/ri…'],
  ['https://broker.example/ripartner-9f2c/industrial', '/ri…'],
  ['https://broker.example//%72ipartner-9f2c', '/ri…'],
  ['/ri{secret}', '/ri…'],
  ['https://broker.example/en-XA/ripartner-9f2c/retail', '/ri…'],
  ['/en-XA/cruise', '/en-XA/cruise'],
  ['/ri…', '/ri…'],
  ['javascript:alert(1)', ''],
  ['https://', ''],
  ['', ''],
])('the address %s is kept as %s', (address, kept) => {
  expect(safeReferrer(address)).toBe(kept);
});
