import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test.each([
  ['/desk', '/desk?said=did-take'],
  ['/desk/find?state=new&said=closed#row-3', '/desk/find?state=new&said=did-take#row-3'],
  [undefined, '/desk/cases/1?said=did-take'],
  ['https://evil.example/desk', '/desk/cases/1?said=did-take'],
  ['//evil.example/desk', '/desk/cases/1?said=did-take'],
  ['/\\evil.example/desk', '/desk/cases/1?said=did-take'],
  ['/desk/../admin', '/desk/cases/1?said=did-take'],
  ['/deskless', '/desk/cases/1?said=did-take'],
])('%s leads to %s', (back, followed) => {
  expect(wayBack(back, '/desk/cases/1', 'did-take')).toBe(followed);
});
