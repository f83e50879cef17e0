/**
 * About how wide a text is, in parts of its size: the server has no typeface to measure with. The
 * numbers are those of a semi-bold sans serif on the wide side, so that the page's own type fits too.
 */
export function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[ijl.,:;'’|!]/.test(letter)) return 0.3;
  if (/[frtI ()/-]/.test(letter)) return 0.39;
  if (/[mMwW@]/.test(letter)) return 0.92;
  if (/[A-Z&]/.test(letter)) return 0.7;
  // Letters outside Latin (Devanagari and its marks) are taken as they come: wide.
  return /[a-z0-9]/.test(letter) ? 0.59 : 0.66;
}
