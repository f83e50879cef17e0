/**
 * Text that is not escaped, which would break it: our own scripts and styles, what React has rendered, and JSON that `jsonForHtml` has
 * made safe. Never what anyone typed as it is.
 */
export function rawHtml(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
