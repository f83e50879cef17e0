/** For a regular expression that means this text and nothing else. Until every Node that we run on has `RegExp.escape`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
