import { afterEach, expect, test, vi } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { pageMarkdown } from '../../markdown/page-markdown.ts';
import { forgetLetters, rememberedLetters, rememberLetters } from './typed.ts';

const block: BlockOf<'letter'> = {
  id: 'a',
  blockType: 'letter',
  heading: 'Ask for the reasons',
  anchor: 'ask',
  intro: 'After a rejection.',
  recipient: 'The Claims Department\n[insurer]',
  subject: 'Policy [policy number]',
  paragraphs: ['Please send me the clause.', '[what happened]', 'Policy [policy number] is mine.'],
  enclosures: ['The policy'],
};
const html = renderedBlocks(block);

test('the letter is on the page with its blanks, from its sender to its enclosures', () => {
  const markdown = pageMarkdown(html, 'https://www.example.com/a');
  expect(markdown).toContain('\\[your name\\]\\\n\\[your address\\]');
  expect(markdown).toContain('To\\\nThe Claims Department\\\n\\[insurer\\]');
  expect(markdown).toContain('**Subject: Policy \\[policy number\\]**');
  expect(markdown).toContain('Enclosed:\\\n1. The policy');
});

test('each blank has one field with its name as label, and nothing that could be sent', () => {
  expect(html.match(/<input[^>]* data-blank="policy number"/g)).toHaveLength(1);
  expect(html).toContain('Policy number</label>');
  expect(html).toMatch(/<textarea[^>]* data-blank="what happened"/);
  const form = /<form class="letter-form".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).not.toMatch(/ name=| action=/);
  expect(form).toContain('Nothing is sent');
});

test('a browser may offer the sender’s own name and address, and nothing else', () => {
  expect(html).toMatch(/data-blank="your name" autoComplete="name"/i);
  expect(html).toMatch(/data-blank="insurer" autoComplete="off"/i);
});

afterEach(() => vi.unstubAllGlobals());

test('what was typed is remembered until it is to be forgotten; a browser without storage says so', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  expect(rememberedLetters()).toBeUndefined();
  expect(rememberLetters({ insurer: 'Sample General' })).toBe(true);
  expect(rememberedLetters()).toEqual({ insurer: 'Sample General' });
  forgetLetters();
  expect(kept.size).toBe(0);
  kept.set('letters', 'no JSON');
  expect(rememberedLetters()).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(rememberLetters({ insurer: 'Sample General' })).toBe(false);
});
