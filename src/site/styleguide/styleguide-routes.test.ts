import { expect, test } from 'vitest';
import { site } from '../fixtures/site-fixture.ts';
import { exampleGroups } from './examples.tsx';
import { styleguideRoutes } from './styleguide-routes.ts';

const app = styleguideRoutes({
  loadSite: async (locale) => site({ locale }),
  locales: ['en', 'en-XA'],
  captcha: { provider: 'off', v2: undefined, v3: undefined, recaptchaUrl: '' },
  documentHeaders: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  baseHeaders: { 'x-content-type-options': 'nosniff' },
});

test('the style guide shows every part, and no robot keeps it', async () => {
  const answer = await app.request('/styleguide');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  for (const { id } of exampleGroups('en')) expect(html).toContain(`id="${id}"`);
});

test('its styles are a file of their own', async () => {
  const answer = await app.request('/styleguide.css');
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
