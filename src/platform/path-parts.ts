/**
 * Splits the path of a request as it arrived into its decoded parts, or returns undefined if two programs could read it
 * differently: empty parts, dots, encoded slashes, backslashes, a fragment, characters that no one can see.
 *
 * @param path without its query
 */
export function pathParts(path: string): string[] | undefined {
  // A URL parser ends the path at "#", and takes a backslash for a slash.
  if (!path.startsWith('/') || /[#\\\s]/.test(path)) return undefined;
  const parts = path.slice(1).split('/').map(decode);
  return parts.every(isPlain) ? parts : undefined;
}

/** Whether a decoded part names one place, and not the one above, below or next to it. */
export function isPlain(part: string | undefined): part is string {
  if (part === undefined || part === '' || /^\.+$/.test(part)) return false;
  // Control characters, and names that every object has: a table that is read by them finds something.
  return !/[/\\\p{Cc}]/u.test(part) && !(part in Object.prototype);
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
