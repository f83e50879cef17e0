import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import type { SeedBlock } from './seed.schema.ts';

/** Turns seed texts into what the content service stores: Markdown into rich text, lists into rows. */
export async function storedShapes(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.default({ config });
  const richText = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
  const rows = (texts: string[]) => texts.map((text) => ({ text }));

  function block(seed: SeedBlock): Record<string, unknown> {
    const { block: blockType, ...rest } = seed;
    const stored = { blockType, ...rest };
    switch (seed.block) {
      case 'prose':
      case 'notice':
      case 'law':
        return { ...stored, body: richText(seed.body) };
      case 'cover':
        return { ...stored, covered: rows(seed.covered), notCovered: rows(seed.notCovered) };
      case 'documents':
        return { ...stored, items: rows(seed.items) };
      case 'questions':
        return { ...stored, items: seed.items.map((item) => ({ ...item, answer: richText(item.answer) })) };
      case 'table':
        return {
          ...stored,
          columns: rows(seed.columns),
          rows: seed.rows.map((cells) => ({ cells: rows(cells) })),
        };
      default:
        return stored;
    }
  }

  return { richText, block };
}
