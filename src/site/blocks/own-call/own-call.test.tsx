import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

const blockOf = (asks: 'status' | 'caller') =>
  ({
    id: 'a',
    blockType: 'own-call',
    heading: 'Check it here',
    text: 'Take your time.',
    asks,
  }) as BlockOf<'own-call'>;

test.each([
  ['status', '/status/open', 'last_digits'],
  ['caller', '/is-it-us/answer', 'code'],
] as const)('the form %s stands in the page, and is sent without a script', (asks, path, field) => {
  const html = renderedBlocks(blockOf(asks));
  expect(html).toContain(`action="${path}" method="post"`);
  expect(html).toContain('name="reference"');
  expect(html).toContain(`name="${field}"`);
  // A published page is the same for all its visitors.
  expect(html).not.toContain('csrfToken');
});

test('a page that carries it leads to it from its head, and no bar lies over it', () => {
  const html = renderedBlocks(blockOf('caller'));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('href="#check-it-here">Check it here</a>');
  expect(main).not.toContain('call-bar');
});
