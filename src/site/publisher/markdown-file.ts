import { markdownHeaders } from '../markdown/markdown-headers.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { canonicalAddress } from '../text/addresses.ts';
import type { PageNote } from './page-note.ts';
import type { StoredFile } from './stored-file.ts';

type MarkdownFileInput = {
  path: string;
  markdown: NonNullable<PageNote['markdown']>;
  siteUrl: string;
  headers: Record<string, string>;
  read: () => Promise<Buffer>;
};

/**
 * A page's Markdown as it is served: from its file, whenever a program asks, and as it is, since it is a tenth of the
 * HTML.
 */
export function markdownFile({ path, markdown, siteUrl, headers, read }: MarkdownFileInput): StoredFile {
  const { tag, length } = markdown;
  return {
    status: 200,
    tag,
    lengths: { identity: length },
    headers: { ...headers, ...markdownHeaders(siteUrl, path) },
    body: read,
  };
}

/** Writes a page as Markdown; undefined for one that search engines may not list. */
export function markdownOf(
  html: string,
  { path, siteUrl, page }: { path: string; siteUrl: string; page: { isIndexed: boolean; status: number } },
): Buffer | undefined {
  if (!page.isIndexed || page.status !== 200) return undefined;
  return Buffer.from(pageMarkdown(html, canonicalAddress(siteUrl, path)));
}
