import { expect, test } from 'vitest';
import type { TeamMember } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = { id: 'a', blockType: 'team', heading: 'The people' } as const;
const asha: TeamMember = {
  id: 1,
  name: 'Asha Rao',
  role: 'Claims, motor and health',
  about: 'Speaks Marathi and Hindi.',
  profile: 'https://people.example/asha',
};

test('A person is shown with what they may be asked, and a link to more', () => {
  const html = renderedBlock(block, [asha]);
  for (const words of ['Asha Rao', 'Claims, motor and health', 'Speaks Marathi'])
    expect(html).toContain(words);
  expect(html).toMatch(/<a [^>]*href="https:\/\/people\.example\/asha"[^>]*>More about Asha Rao<\/a>/);
});

test('A person has hours: their own, or those in which we call', () => {
  expect(renderedBlock(block, [{ ...asha, hours: 'Mondays only' }])).toContain('Mondays only');
  expect(renderedBlock(block, [asha])).toMatch(/Monday to \w+, \d/);
});

test('What is no address becomes no link', () => {
  expect(renderedBlock(block, [{ ...asha, profile: 'javascript:alert(1)' }])).not.toContain('More about');
});

test('A portrait stands in place of the umbrella, and says whose it is', () => {
  const upload = {
    kind: 'jpg',
    name: 'asha-1',
    alt: 'Asha',
    width: 400,
    height: 400,
    credit: 'Photo: K. Shah',
  };
  const html = renderedBlock(block, [{ ...asha, upload }]);
  expect(html).toContain('src="/media/asha-1-400.jpg"');
  expect(html).toContain('<cite>Photo: K. Shah</cite>');
  expect(renderedBlock(block, [asha])).toContain('<svg class="portrait"');
});

test('Without anybody there is no section', () => {
  expect(renderedBlock(block, [])).not.toContain('The people');
});
