/** Why an address cannot be redirected; nothing when it can. Old sites have dots, underlines and signs in theirs. */
export function validateFrom(from: string): string | undefined {
  if (!/^\/[^\s?#]*$/.test(from)) return 'Begin with / and leave out spaces, ? and #.';
  if (from === '/') return 'The home page cannot redirect.';
  if (from.endsWith('/')) return 'Leave out the slash at the end: both forms are redirected.';
  return undefined;
}

/** A path as a request spells it: what is not ASCII is encoded, always with capitals. */
export function asRequested(path: string): string {
  const { pathname } = new URL(`http://host${path}`);
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** An old address as it is kept. One that cannot be redirected stays as it is, to be refused. */
export function keptFrom(from: string): string {
  return validateFrom(from) ? from : asRequested(from);
}
