import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('a message is about one case, and no longer about the one before', () => {
  expect(returnPath('/desk?about=7', '/desk', { said: 'did-call', about: 8 })).toBe(
    '/desk?about=8&said=did-call',
  );
  expect(returnPath('/desk?about=7', '/desk', { said: 'did-send' })).toBe('/desk?said=did-send');
});

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
  expect(returnPath(back, '/desk/cases/1', { said: 'did-take' })).toBe(followed);
});
