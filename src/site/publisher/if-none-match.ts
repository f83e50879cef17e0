/** Does the client have this content, in whatever encoding? Weak comparison, as RFC 9110 asks here (section 13.1.2). */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some(
    (given) =>
      given
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|(-br|-gzip)?"$/g, '') === tag,
  );
}
