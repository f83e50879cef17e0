import { expect, test } from 'vitest';
import type { Block, BlockType } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { blocksPage, faqs, posts, renderInput, richText, settings } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { loadBlocks } from './load-blocks.ts';
import { placeBlocks } from './place-blocks.tsx';

function drawn(...blocks: Block[]): string {
  const loaded: Partial<Record<BlockType, unknown>> = {
    'faq-list': faqs,
    'post-list': { posts, page: 1, pages: 1 },
  };
  const blockData = new Map(blocks.map((block) => [block.id, loaded[block.blockType]]));
  return renderPage(renderInput(blocksPage(...blocks), { blockData }));
}

const id = 'a';
/** One of each, and words that must be found on the page. */
const examples: { [Type in BlockType]: [Extract<Block, { blockType: Type }>, ...string[]] } = {
  prose: [
    { id, blockType: 'prose', heading: 'On cover', body: richText('We are {brand}.') },
    'On cover',
    `We are ${settings.brand}.`,
  ],
  'who-for': [
    { id, blockType: 'who-for', heading: 'Who for', items: [{ title: 'Teams', text: 'Of any size' }] },
    'Teams',
    'Of any size',
  ],
  cover: [
    { id, blockType: 'cover', heading: 'Cover', covered: ['Fire'], notCovered: ['War'], note: 'Ask.' },
    'Fire',
    'War',
    'Ask.',
  ],
  price: [
    { id, blockType: 'price', heading: 'Price', factors: [{ name: 'Ages', why: 'Older is dearer' }] },
    'Ages',
    'Older is dearer',
  ],
  steps: [
    { id, blockType: 'steps', heading: 'A claim', steps: [{ title: 'Call', text: 'The same day' }] },
    'Call',
    'The same day',
  ],
  documents: [{ id, blockType: 'documents', heading: 'Papers', items: ['The bill'] }, 'The bill'],
  law: [
    { id, blockType: 'law', heading: 'The law', body: richText('Section 41.'), asOn: '2026-11-21' },
    'Section 41.',
    'As on 21 November 2026.',
  ],
  questions: [
    {
      id,
      blockType: 'questions',
      heading: 'Asked',
      items: [{ question: 'Why?', answer: richText('Because.') }],
    },
    '<summary>Why?</summary>',
    'Because.',
  ],
  links: [
    {
      id,
      blockType: 'links',
      heading: 'See',
      links: [{ label: 'Cyber', href: '/cyber-insurance', text: 'Data' }],
    },
    'href="/cyber-insurance"',
    'Data',
  ],
  matrix: [
    {
      id,
      blockType: 'matrix',
      heading: 'Risks',
      rows: [
        {
          risk: 'Fire',
          how: 'It burns',
          core: [{ label: 'Property', href: '/fire-and-burglary' }],
          optional: [{ label: 'Loss of profit' }],
        },
      ],
    },
    'It burns',
    'href="/fire-and-burglary"',
    'Loss of profit',
  ],
  table: [
    { id, blockType: 'table', heading: 'Limits', columns: ['What', 'Limit'], rows: [['Room', '5,000']] },
    '<th scope="col">Limit</th>',
    '<td>5,000</td>',
  ],
  notice: [
    { id, blockType: 'notice', tone: 'caution', heading: 'Mind', body: richText('Read the wording.') },
    'callout-caution',
    'Read the wording.',
  ],
  'call-back': [
    { id, blockType: 'call-back', heading: 'Talk', text: 'We call you.', button: 'Call me' },
    'We call you.',
    '>Call me</a>',
  ],
  'faq-list': [
    { id, blockType: 'faq-list', heading: 'Questions', group: 'personal' },
    'What is a free look?',
    'Thirty days.',
  ],
  'post-list': [
    { id, blockType: 'post-list', heading: 'Posts', category: 'all' },
    'href="/blog/first"',
    'In short: second.',
  ],
  stats: [{ id, blockType: 'stats', heading: 'Figures' }, '33+', '850+', '50+', '7 months', '3 years'],
  company: [
    { id, blockType: 'company', heading: 'Company' },
    settings.company.cin,
    settings.company.contactPerson,
    'tel:18000000000',
  ],
  reviews: [
    {
      id,
      blockType: 'reviews',
      heading: 'What clients say',
      reviews: [
        {
          words: 'They called when they said.',
          name: 'A. Rao',
          about: 'HR manager',
          source: 'https://r.example/1',
        },
      ],
    },
    'They called when they said.',
    'A. Rao',
    'HR manager',
    'href="https://r.example/1"',
  ],
  premiums: [
    { id, blockType: 'premiums', heading: 'Premiums' },
    '50,000',
    'INR 35,872 incl. GST',
    '75,000',
    'INR 53,808 incl. GST',
  ],
};

test.each(Object.entries(examples))(
  'the block %s shows everything that it holds',
  (_type, [block, ...words]) => {
    const html = drawn(block);
    for (const word of words) expect(html).toContain(word);
  },
);

test('figures that the law makes delicate have their caveat beside them', () => {
  expect(drawn(examples.stats[0])).toContain(settings.caveats.ivfMaternityWait);
  expect(drawn(examples.stats[0])).toContain(settings.caveats.surrogateLife);
  expect(drawn(examples.premiums[0])).toContain(settings.premiums.caveat);
});

test('lists ask for what they show: the questions of their group, a page of posts, how far they go on', async () => {
  const asked: string[] = [];
  const reader = {
    async ask(source: { name: string }, question: string) {
      asked.push(`${source.name} ${question}`);
      return { posts, page: 2, pages: 3 };
    },
  } as Pick<Reader, 'ask'>;
  const blocks = [examples['faq-list'][0], { ...examples['post-list'][0], id: 'b' }];
  const { parts, blockData } = await loadBlocks(blocks, reader, 2);
  expect(asked).toEqual(['faqs-of-group personal', 'posts-of-category all 2']);
  expect(parts).toBe(3);
  expect([...blockData.keys()]).toEqual(['a', 'b']);
});

test('a list of posts that goes on leads to its other parts', () => {
  const list = examples['post-list'][0];
  const blockData = new Map([[id, { posts, page: 2, pages: 3 }]]);
  const html = renderPage(renderInput({ ...blocksPage(list), path: '/blog/page/2' }, { blockData }));
  expect(html).toContain('<a href="/blog" rel="prev">');
  expect(html).toContain('<a href="/blog/page/3" rel="next">');
  expect(html).toContain('Part 2 of 3');
});

test('a button of the page opens the page’s own form', () => {
  expect(drawn(examples['call-back'][0])).toContain(
    'href="/call-back?from=%2Fcruise" data-call-back="cruise"',
  );
});

test('no two blocks share a place on the page, nor take one of the shell’s', () => {
  const prose = (heading: string, anchor?: string): Block => ({
    id,
    blockType: 'prose',
    heading,
    anchor,
    body: richText('x'),
  });
  const anchors = placeBlocks([prose('Price'), prose('Price'), prose('Main'), prose('Any', 'own')]).map(
    ({ anchor }) => anchor,
  );
  expect(anchors).toEqual(['price', 'price-2', 'main-3', 'own']);
});
