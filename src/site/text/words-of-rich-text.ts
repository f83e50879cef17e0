import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';

const lines = ['paragraph', 'heading', 'quote', 'listitem', 'linebreak'];

/** The words of a rich text, a line for each paragraph and each item of a list. */
export function wordsOfRichText({ root }: RichTextValue): string {
  return wordsOf(root.children).replace(/\n+/g, '\n').trim();
}

function wordsOf(nodes: RichTextNode[]): string {
  return nodes
    .map(({ type, text, children }) => {
      const words = Array.isArray(children) ? wordsOf(children as RichTextNode[]) : String(text ?? '');
      return lines.includes(type) ? `\n${words}\n` : words;
    })
    .join('');
}
