import { expect, test } from 'vitest';
import { parseRedirects } from './parse-redirects.ts';

test.each([
  ['commas and headings', 'from,to\n/old,/cruise\n'],
  ['semicolons and no headings', '/old;/cruise'],
  ['quotes, a byte-order mark and Windows line ends', '\uFEFF"/old","/cruise"\r\n'],
  ['whole old addresses with a slash at the end', 'https://old.example/old/,/cruise'],
])('takes %s', (_what, csv) => {
  expect(parseRedirects(csv)).toEqual({ ok: true, redirects: [{ from: '/old', to: '/cruise' }] });
});

test('keeps an old address as requests spell it, in whichever script it was written', () => {
  const redirects = [{ from: '/%E0%A4%AC%E0%A5%80%E0%A4%AE%E0%A4%BE', to: '/cruise' }];
  for (const from of ['/बीमा', '/%e0%a4%ac%e0%a5%80%e0%a4%ae%e0%a4%be', 'https://old.example/बीमा/'])
    expect(parseRedirects(`${from},/cruise`)).toEqual({ ok: true, redirects });
});

test('names each line that is wrong, and takes none', () => {
  const csv = '/old,/cruise\nnowhere,/cruise\n/loop,/loop#x\n/x,javascript:alert(1)\n/old,/ivf\n';
  expect(parseRedirects(csv)).toEqual({
    ok: false,
    faults: [
      expect.stringMatching(/^Line 2: /),
      'Line 3: This would redirect to itself.',
      expect.stringMatching(/^Line 4: Use a path/),
      'Line 5: /old is listed twice.',
    ],
  });
});

test.each([
  ['an empty file', ''],
  ['an open quote', '"/old,/cruise'],
])('refuses %s in a sentence', (_what, csv) => {
  expect(parseRedirects(csv)).toMatchObject({ ok: false, faults: [expect.stringMatching(/^The file /)] });
});
