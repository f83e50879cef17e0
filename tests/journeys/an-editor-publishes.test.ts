import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import {
  askContentService,
  asStaff,
  logIn,
  newColleague,
  untilStaffSideAnswers,
} from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const path = '/cruise';
/** Two seconds on a calm machine; here a second lane of journeys has the other core. */
const liveWithinMs = 5000;

test('An editor publishes a changed sentence, and a visitor sees it within seconds; a draft stays unseen', async () => {
  await untilStaffSideAnswers();
  const { id, lead } = await pageRecord();
  const editor = await visit('/admin', { expects: anyComplaint });
  await logIn(editor, await newColleague('editor'));
  await editor.goto(`/admin/collections/pages/${id}`);
  const field = editor.locator('#field-lead');
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe(lead);

  const visitor = await visit(path);
  await field.fill('A draft that nobody outside reads yet.');
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await untilSaid(editor, /draft saved/i);
  // A second record, published after the draft: when its change is seen, the draft's would have been as well.
  await publishLeadOf('/surety-bond', 'Published after the draft.');
  await visitor.goto('/surety-bond');
  await untilLeadIs(visitor, 'Published after the draft.');
  await visitor.goto(path);
  expect(await leadOf(visitor)).toBe(lead);

  const sentence = 'A cruise has risks of its own, and this sentence is new.';
  await field.fill(sentence);
  await editor.getByRole('button', { name: 'Publish changes' }).click();
  await untilSaid(editor, /updated successfully|published/i);
  const published = performance.now();
  await untilLeadIs(visitor, sentence);
  expect(performance.now() - published).toBeLessThan(liveWithinMs);

  const { body } = await askContentService('GET', `/pages/${id}?depth=0`);
  expect(body.lead).toBe(sentence);

  // The next person who opens the record sees who had it last.
  await editor.reload();
  await editor.locator('.publishing-standing', { hasText: 'Published by The editor' }).waitFor();
});

nightlyTest('Of two windows on one page, the later one is refused and keeps what was typed', async () => {
  await untilStaffSideAnswers();
  const { id, lead } = await pageRecord('/ivf');
  const first = await visit('/admin', { expects: anyComplaint });
  await logIn(first, await newColleague('editor'));
  const second = await first.context().newPage();
  for (const [window, text] of [
    [second, 'Typed in the second window.'],
    [first, 'Typed in the first window.'],
  ] as const) {
    await window.goto(`/admin/collections/pages/${id}`);
    const field = window.locator('#field-lead');
    await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe(lead);
    await field.fill(text);
  }
  const publish = (window: Page) => window.getByRole('button', { name: 'Publish changes' }).click();
  await publish(first);
  await untilSaid(first, /updated successfully/i);
  await publish(second);
  await untilSaid(second, /changed elsewhere after you opened it/);
  expect(await second.locator('#field-lead').inputValue()).toBe('Typed in the second window.');
  expect((await pageRecord('/ivf')).lead).toBe('Typed in the first window.');
});

test('A page that is changed over the content service is live within seconds of the answer', async () => {
  const visitor = await visit('/vintage-cars');
  const sentence = `Changed at ${new Date().toISOString()}.`;
  await publishLeadOf('/vintage-cars', sentence);
  const published = performance.now();
  await untilLeadIs(visitor, sentence);
  expect(performance.now() - published).toBeLessThan(liveWithinMs);
});

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

type PageRecord = { id: number; lead: string };

async function pageRecord(of = path): Promise<PageRecord> {
  const { body } = await askContentService('GET', `/pages?depth=0&where[path][equals]=${of}`);
  const [record] = body.docs as PageRecord[];
  if (!record) throw new Error(`There is no record of ${of}.`);
  return record;
}

async function publishLeadOf(of: string, lead: string): Promise<void> {
  const staff = await asStaff();
  const { id } = await pageRecord(of);
  const { status } = await staff('PATCH', `/pages/${id}`, { lead, _status: 'published' });
  expect(status).toBe(200);
}

async function untilSaid(staff: Page, text: RegExp): Promise<void> {
  await staff.locator('.payload-toast-container').getByText(text).first().waitFor();
}

async function leadOf(visitor: Page): Promise<string> {
  return (await textOf(visitor.locator('main .lead').first())).trim();
}

/** As a visitor who reloads the page, without a cache of their own. */
async function untilLeadIs(visitor: Page, sentence: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await visitor.reload();
        return leadOf(visitor);
      },
      { timeout: 10_000, interval: 50 },
    )
    .toBe(sentence);
}
