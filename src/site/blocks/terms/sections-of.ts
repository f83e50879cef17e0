import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';
import { anchorOf } from '../../text/addresses.ts';
import { wordsOfRichText } from '../../text/words-of-rich-text.ts';

/** A part of a long text, with a heading that links may lead to. */
export type TextSection = { heading: string; anchor: string; value: RichTextValue };

const richTextOf = (children: RichTextNode[]): RichTextValue => ({ root: { children } });
const isHeading = ({ type, tag }: RichTextNode) => type === 'heading' && (tag === 'h1' || tag === 'h2');

/**
 * Parts a text at its headings of the first level.
 * @param above is at the beginning of each anchor, which no two sections share
 * @returns what comes before the first heading, and the sections
 */
export function sectionsOf(
  { root }: RichTextValue,
  above: string,
): { opening: RichTextValue; sections: TextSection[] } {
  const starts = root.children.flatMap((node, index) => (isHeading(node) ? [index] : []));
  const taken = new Set<string>();
  const sections = starts.map((start, index): TextSection => {
    const [title, ...children] = root.children.slice(start, starts[index + 1]);
    const heading = wordsOfRichText(richTextOf(title ? [title] : []));
    const wanted = `${above}-${anchorOf(heading)}`;
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return { heading, anchor, value: richTextOf(children) };
  });
  return { opening: richTextOf(root.children.slice(0, starts[0])), sections };
}
