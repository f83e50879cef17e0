import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RichTextNode } from '../rich-text-value.ts';
import { markupOf, nodesOf } from './inline-markup.ts';

const text = (words: string, format = 0): RichTextNode => ({
  ...{ type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' },
});
const link = (fields: object, children: RichTextNode[]): RichTextNode => ({
  ...{ type: 'link', version: 3, direction: null, format: '', indent: 0, id: 'l1', fields, children },
});
const claims = link({ linkType: 'custom', url: '/claims', newTab: true }, [text('the '), text('page', 1)]);
const record = link({ linkType: 'internal', doc: { relationTo: 'pages', value: 12 } }, [text('it')]);

test('a paragraph is a text with marks', () => {
  const nodes = [text('Always', 1), text(' ask {brand}: '), claims, text(' or '), record, text('.')];
  expect(markupOf(nodes)).toBe('**Always** ask {brand}: [the **page**](/claims) or [it](internal:pages/12).');
});

test('a translation keeps what is set on its links', () => {
  expect(nodesOf('[**यह** पेज](/claims) पढ़ें, या [इसे](internal:pages/12)।', [claims, record])).toEqual([
    { ...claims, children: [text('यह', 1), text(' पेज')] },
    text(' पढ़ें, या '),
    { ...record, children: [text('इसे')] },
    text('।'),
  ]);
});

test('what is no text has no markup', () => {
  expect(markupOf([text('A'), { type: 'inlineBlock' }])).toBeUndefined();
});

test.each(['5 * 3 [1', 'a ] b', 'a \\', '</u> x', '~ {x', '[x] (y)'])('%s has no marks in it', (plain) => {
  expect(nodesOf(plain, [])).toEqual([text(plain)]);
});

const words = fc.stringMatching(/^[ अa{}*_~`[\]<>/u\\().-]{1,12}$/u);
const run = fc
  .record({ words, format: fc.integer({ min: 0, max: 127 }) })
  .map((each) => text(each.words, each.format));
const inLink = fc.uniqueArray(run, { selector: ({ format }) => format, minLength: 1, maxLength: 3 });
const anyNode = fc.oneof(
  run,
  inLink.map((children) => link({ linkType: 'custom', url: '/a_b?c=**', newTab: true }, children)),
  fc.constant<RichTextNode>({ type: 'linebreak', version: 1 }),
);

test('whatever an editor wrote comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 6 }), (nodes) => {
      const apart = nodes.filter(
        (node, index) => node.type !== 'text' || node.format !== nodes[index - 1]?.format,
      );
      expect(nodesOf(markupOf(apart) ?? '', apart)).toEqual(apart);
    }),
    { numRuns: 2000 },
  );
});
