import { expect, test } from 'vitest';
import type { SiteSettings } from '#content/model.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { pageClock } from '../document/page-clock.ts';
import { renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';

const settings = readSeedFiles().globals.find(({ global }) => global.slug === 'site-settings')
  ?.seed as SiteSettings;

test.each([
  ['2026-04-29', true],
  ['2026-04-30', true],
  ['2026-05-01', false],
])('on %s the licence’s validity is printed: %s', (today, isPrinted) => {
  const html = renderPage(renderInput({}, site({ settings, clock: pageClock(today) })));
  expect(html.includes('valid till 30/04/2026')).toBe(isPrinted);
  expect(html).toContain('Direct Broker (Life &amp; General)');
});

test('a licence without an end date is printed by its number alone', () => {
  const { validTill, ...licence } = settings.licence;
  const html = renderPage(renderInput({}, site({ settings: { ...settings, licence } })));
  expect(validTill).toBe('2026-04-30');
  expect(html).toContain(`licence number ${settings.licence.number}`);
  expect(html).not.toContain('valid till');
});
