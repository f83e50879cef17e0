import { expect, test } from 'vitest';
import { traceablePath } from './traceable-path.ts';

test.each([
  ['/', '/'],
  ['/api/save_lead_data', '/api/save_lead_data'],
  ['/desk/cases/4711?q=Rekha', '/desk/cases/…'],
  ['/status/AB3CD4EF', '/status/…'],
  ['/newsletter/confirm/eyJhbGciOi.x-_', '/newsletter/confirm/…'],
  ['/Asha%20Rao/98765', '/…/…'],
  ['/a/b/c/d/e/f/g', '/a/b/c/d/e/f/…'],
  ['/thank-you#AB3CD4EF', '/thank-you'],
])('of %s a span has %s', (url, path) => {
  expect(traceablePath(url)).toBe(path);
});
