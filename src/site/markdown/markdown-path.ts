/** Where a page is as Markdown: `/cruise.md`; the page at the root as `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
