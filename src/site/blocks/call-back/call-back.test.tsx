import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('The button opens the page’s own form', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'call-back',
    heading: 'Talk',
    text: 'We call you.',
    button: 'Call me',
  });
  expect(html).toContain('We call you.');
  expect(html).toContain('>Call me</a>');
  expect(html).toContain('href="/call-back?from=%2Fcruise" data-call-back="cruise"');
});
