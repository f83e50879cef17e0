import { expect, test, vi } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

vi.stubEnv('SITE_URL', 'https://www.example.com');

test.each([
  ['https://www.example.com/cruise', '/cruise'],
  ['/personal/health', '/personal/health'],
  ['/ri…', '/ri…'],
  ['https://elsewhere.test/cruise', ''],
  ['http://www.example.com/cruise', ''],
  ['', ''],
])('%s is kept as "%s"', (address, kept) => {
  expect(sameSitePath(address)).toBe(kept);
});
