import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = {
  id: 'a',
  blockType: 'consent-notices',
  heading: 'In your language',
} as BlockOf<'consent-notices'>;

test('each language leads to its notice by its own name, in its own direction', () => {
  const html = renderedBlock(block, [
    { code: 'ta', name: 'தமிழ்', tag: 'ta-IN', script: 'Tamil' },
    { code: 'ur', name: 'اردو', tag: 'ur-IN', script: 'Arabic' },
  ]);
  expect(html).toContain('href="/consent-notice/ta" lang="ta-IN" hrefLang="ta-IN" dir="ltr">தமிழ்</a>');
  expect(html).toContain('href="/consent-notice/ur" lang="ur-IN" hrefLang="ur-IN" dir="rtl">اردو</a>');
});

test('before any has been read the block and its heading are left out', () => {
  expect(renderedBlock(block, [])).not.toContain('In your language');
});
