/** Other spellings of a path, each of which some program takes for the plain one. */
export type Spelling = { name: string; spell: (path: string) => string };

const letter = /[a-z](?=[^/]*$)/;

export const spellings: readonly Spelling[] = [
  { name: 'upper case', spell: (path) => path.toUpperCase() },
  { name: 'upper case in the last part', spell: inLastPart((part) => part.toUpperCase()) },
  { name: 'mixed case', spell: inLastPart((part) => part.replace(/(^|-)[a-z]/g, (at) => at.toUpperCase())) },
  { name: 'a letter encoded', spell: (path) => path.replace(letter, encoded) },
  {
    name: 'an upper-case letter encoded',
    spell: (path) => path.replace(letter, (at) => encoded(at.toUpperCase())),
  },
  {
    name: 'a letter encoded twice',
    spell: (path) => path.replace(letter, (at) => encoded(at).replace('%', '%25')),
  },
  { name: 'a doubled slash', spell: (path) => path.replace(/\/(?=[^/]*$)/, '//') },
  { name: 'a doubled slash at the start', spell: (path) => `/${path}` },
  { name: 'a slash at the end', spell: (path) => `${path}/` },
  { name: 'a dot at the end', spell: (path) => `${path}.` },
  { name: 'a space at the end', spell: (path) => `${path}%20` },
  { name: 'a parameter', spell: (path) => `${path};x` },
  { name: 'a dot as a part', spell: (path) => path.replace(/\/(?=[^/]*$)/, '/./') },
  { name: 'an encoded dot as a part', spell: (path) => path.replace(/\/(?=[^/]*$)/, '/%2e/') },
  { name: 'a step back', spell: (path) => path.replace(/\/(?=[^/]*$)/, '/x/../') },
  { name: 'an encoded slash', spell: (path) => path.replace(/(.)\/(?=[^/]*$)/, '$1%2F') },
  { name: 'a backslash', spell: (path) => path.replace(/(.)\/(?=[^/]*$)/, '$1\\') },
  { name: 'a fragment', spell: (path) => `${path}#x` },
];

function encoded(letters: string): string {
  return [...letters].map((each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`).join('');
}

function inLastPart(change: (part: string) => string): (path: string) => string {
  return (path) => path.replace(/[^/]+$/, change);
}
