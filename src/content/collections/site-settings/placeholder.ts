/**
 * As an earlier version shipped them in Hindi. Sites that have them keep them: their ledger was written before it listed
 * translations, so theirs are not known to be the seed's.
 */
const inFormerHindi = /^यहाँ आएगा: |\(कंपनी के नाम की जगह\)$/;

/** A text of the settings that the seed put where only the owner knows the truth. */
export function isPlaceholder(text: string): boolean {
  return (
    /example\.(com|org|net|in)|placeholder/i.test(text) || inFormerHindi.test(text) || isUndialable(text)
  );
}

/** Nothing but the characters of a telephone number, and zeros where the subscriber's digits belong. */
function isUndialable(text: string): boolean {
  return /^[+\d\s()-]+$/.test(text) && /0{7}$/.test(text.replace(/\D/g, ''));
}
