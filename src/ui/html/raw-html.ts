/**
 * Text that is not escaped, which would break it: our own scripts and styles, what React has rendered, and JSON that `jsonForHtml` has
 * made safe. Never unescaped text that someone typed.
 */
export function rawHtml(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
