import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';

/** @returns what turns Markdown into rich text as the editor of this configuration stores it */
export async function markdownReader(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.default({ config });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}
