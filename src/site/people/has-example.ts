/** Whether a record of the example set is anywhere in what a page is rendered from. */
export function hasExample(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return ('isExample' in content && content.isExample === true) || Object.values(content).some(hasExample);
}
