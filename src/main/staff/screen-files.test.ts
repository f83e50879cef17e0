import { expect, test } from 'vitest';
import { isForScreenFile } from './screen-files.ts';

test.each([
  ['GET', '/_next/static/chunks/2z2j3ue8_2a9q.js', true],
  ['HEAD', '/_next/static/chunks/turbopack-077hmtqrhcoji.js', true],
  ['POST', '/_next/static/chunks/a.js', false],
  ['GET', '/_next/static/../server/page.js', false],
  ['GET', '/_next/static//chunks/a.js', false],
  ['GET', '/_next/static/%2e%2e/server/page.js', false],
  ['GET', '/_next/static/.hidden', false],
  ['GET', '/_next/data', false],
])('%s %s is served as a file: %s', (method, url, isFile) => {
  expect(isForScreenFile({ method, url })).toBe(isFile);
});
