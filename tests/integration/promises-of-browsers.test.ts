import fs from 'node:fs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { clearDraft, saveDraft } from '#forms/draft/draft.ts';
import { forgetLetters, rememberedLetters, rememberLetters } from '#site/blocks/letter/typed.ts';
import { deadlineMessages } from '#site/deadlines/messages/messages.ts';
import { promise, textOf } from '../support/promise.ts';

/** What the site promises about data that stays in a visitor's own browser, or is used once and kept nowhere. */
const policy = textOf('content/pages/privacy-policy.json');

const tab = new Map<string, string>();
const browser = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('localStorage', storage(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  tab.clear();
  browser.clear();
});

promise('in that tab only', policy, () => {
  saveDraft('dialog', generalForm, { name: 'Asha' });
  expect([...tab.values()].join()).toContain('Asha');
  expect(browser.size).toBe(0);
  clearDraft('dialog');
  expect([...tab.values()]).toEqual(['{}']);
});

promise(
  'unless you tick the box that asks your browser to remember it; untick it, and it is deleted',
  policy,
  () => {
    expect(rememberLetters({ insurer: 'Sample General' })).toBe(true);
    expect(rememberedLetters()).toEqual({ insurer: 'Sample General' });
    expect(tab.size).toBe(0);
    forgetLetters();
    expect(browser.size).toBe(0);
    // No script of a letter sends or keeps anything elsewhere.
    const scripts = fs
      .globSync('src/site/blocks/letter/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'));
    const code = scripts.map((file) => fs.readFileSync(file, 'utf8')).join();
    expect(code).not.toMatch(/fetch\(|sendBeacon|sessionStorage|document\.cookie|XMLHttpRequest/);
    expect(code.match(/localStorage\.setItem/g)).toHaveLength(1);
  },
);

promise('We do not store what you choose.', deadlineMessages('en').lead, () => {
  const files = fs.globSync('src/site/deadlines/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const code = files.map((file) => fs.readFileSync(file, 'utf8')).join();
  expect(code).toContain('deadlinesOf');
  expect(code).not.toMatch(/#platform\/(database|log|queue|files\/file-store)|cookie|Storage/i);
});
