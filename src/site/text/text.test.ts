import { expect, test } from 'vitest';
import { anchorOf, safeHref, telephoneLink } from './addresses.ts';

test.each([
  ['/cruise', true],
  ['#price', true],
  ['https://example.com/', true],
  ['mailto:a@example.com', true],
  ['tel:1800', true],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['data:text/html,x', false],
  ['', false],
  [undefined, false],
])('%s may be linked to: %s', (href, isSafe) => {
  expect(safeHref(href)).toBe(isSafe ? href : undefined);
});

test('a telephone link holds digits alone', () => {
  expect(telephoneLink('+91 1800 000 0000')).toBe('tel:+9118000000000');
});

test('an anchor is made of the words of its heading, in any script', () => {
  expect(anchorOf('What it covers, and what it does not')).toBe('what-it-covers-and-what-it-does-not');
  expect(anchorOf('बीमा क्या है?')).toBe('बीमा-क्या-है');
});
