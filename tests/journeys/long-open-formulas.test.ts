import { describe, expect, inject, test } from 'vitest';
import { pathIn } from '#ui/language/paths.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import { logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

/** Everyone can see what the tools calculate with, and staff can see beforehand what a change would do. */
withBrowser();

const path = '/how-we-calculate';
type OpenTool = {
  key: string;
  version: number;
  parameters: { key: string; label: string; inWords: string }[];
};

async function openTools(): Promise<OpenTool[]> {
  const answer = await fetch(`${inject('site').url}${path}.json`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  return ((await answer.json()) as { tools: OpenTool[] }).tools;
}

describe.each(sampleOf([320, 390, 1440], 1))('At a width of %i px', (width) => {
  test('The page of formulas is accessible, and nothing is cut off or scrolls sideways', async () => {
    const page = await visit(path, { width });
    await page.locator('html:not([data-fresh])').waitFor();
    const folds = page.locator('main details');
    await folds.evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    await expectAccessible(page);
    expect(await overflowingElements(page)).toEqual([]);
  });

  test.each(['en', 'hi'] as const)(
    'A long list leaves room for the name of its number (%s)',
    async (locale) => {
      const page = await visit(pathIn(locale, path), { width });
      const folds = page.locator('main details');
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      const names = page.locator('.formula-numbers th[scope="row"]');
      const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThan(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});

test('Every number that programs get is on the page, with its meaning', async () => {
  const page = await visit(path);
  const tools = await openTools();
  expect(tools.map(({ key }) => key)).toEqual(['health-cover', 'personal-risk', 'corporate-risk']);
  for (const { key, parameters } of tools) {
    const rows = page.locator(`#${key}-numbers tbody tr`);
    expect(await rows.count()).toBe(parameters.length);
    const shown = await rows.allTextContents();
    for (const [index, { label, inWords }] of parameters.entries()) {
      expect(shown[index]).toContain(label);
      expect(shown[index]).toContain(inWords);
    }
  }
});

test('A program reads the formulas as Markdown', async () => {
  const answer = await fetch(`${inject('site').url}${path}.md`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  const text = await answer.text();
  for (const said of ['# How we calculate', '## Health calculator', 'least cover', '## Risk Janampatri'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/<[a-z]+[ >]/);
});

test('A version has an address of its own, and what is none is not found', async () => {
  const page = await visit(`${path}/personal-risk/1`);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Risk Janampatri');
  expect(await textOf(page.locator('main'))).toContain('Version 1');
  for (const wrong of ['personal-risk/99', 'personal-risk/0', 'nothing/1', 'constructor/1'])
    expect((await fetch(`${inject('site').url}${path}/${wrong}`)).status, wrong).toBe(404);
});

test('An editor changes a figure, sees what it does, and goes back to the published one; advisers and strangers see nothing', async () => {
  await untilStaffSideAnswers();
  const stranger = await visit('/admin/tools?key=personal-risk', { expects: /./ });
  await stranger.waitForURL(/\/desk\/login/);
  await logIn(stranger, await newColleague('adviser'));
  await stranger.goto('/desk/tools/personal-risk');
  expect(await textOf(stranger.locator('main'))).toContain('Your role does not include this');

  const page = await visit('/admin/tools', { expects: /./, width: 1440 });
  await logIn(page, await newColleague('editor'));
  await page.waitForURL(/\/desk\/tools$/);
  await page.getByRole('link', { name: 'Risk Janampatri', exact: true }).click();
  await expectAccessible(page);
  const value = page.locator('[name="start-metro.value"]');
  expect(await value.inputValue()).toBe('10,00,000');
  await value.fill('a lot');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('alert').getByText('Enter whole rupees').waitFor();
  expect(await value.inputValue()).toBe('a lot');
  await expectAccessible(page);
  await value.fill('40,00,000');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('link', { name: 'Preview and publish' }).click();
  await page.getByRole('heading', { level: 1, name: /of the 10 results differ/ }).waitFor();
  expect(await page.locator('main details').count()).toBe(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The tool’s page with the draft' }).first().click();
  await page.getByText('Only staff can see this page').waitFor();
  await page.getByRole('link', { name: 'Back to the preview' }).click();
  await page.getByRole('button', { name: /^Publish as version/ }).click();
  // Nothing is published without a sentence for visitors: other journeys go on with the figures that there are.
  await page.getByText('Say in a sentence what changed, and why.').first().waitFor();
  await page.getByRole('link', { name: /^Figures of/ }).click();
  await page.getByRole('button', { name: 'Back to the published figures' }).click();
  await page.getByRole('status').getByText('The older figures are in the draft').waitFor();
  expect(await value.inputValue()).toBe('10,00,000');
});
