/** How typed text is tidied before it is judged. Everything here takes one pass over the text. */

// Left by copying from chats and documents: control characters and invisible marks. The two joiners stay,
// since Indian scripts spell with them.
const hidden = /(?![\s\p{Join_C}])[\p{Cc}\p{Cf}]/gu;

/** Text as it is stored: composed, without invisible characters, single spaces. Numbers are taken as text. */
export function tidyText(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  return value.normalize('NFC').replace(hidden, '').replace(/\s+/g, ' ').trim();
}

/** Ten digits out of what people write: spaces, dashes, +91, 91 before ten digits, 0 before ten digits go. */
export function toPhoneDigits(typed: string): string {
  const compact = typed.replace(/[\s().\p{Pd}]/gu, '');
  const national = compact.replace(/^\+91/, '');
  if (/^91\d{10}$/.test(national)) return national.slice(2);
  if (/^0\d{10}$/.test(national)) return national.slice(1);
  return national;
}

/** Ten digits that no Indian subscriber can have. */
export function isImpossiblePhone(digits: string): boolean {
  return /^0|^(\d)\1{9}$|^1234567890$|^9876543210$/.test(digits);
}

/**
 * The address of the page that the visitor was on: no query, no fragment, and never the partners' secret
 * part of `/ri…`. What is no address becomes empty text: it is ours to send and no visitor can mend it.
 */
export function safeReferrer(address: string): string {
  const url = address ? parsedUrl(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const [first = ''] = decoded(url.pathname).split('/').filter(Boolean);
  if (/^ri(?!sk-janampatri$)/i.test(first)) return '/ri…';
  return url.hostname === 'page.invalid' ? url.pathname : url.origin + url.pathname;
}

/** The path alone of the page that the visitor was on; empty where none was sent. */
export function originPathOf(address: unknown): string {
  return typeof address === 'string' ? safeReferrer(address).replace(/^https?:\/\/[^/]*/, '') : '';
}

function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address, 'http://page.invalid');
  } catch {
    return undefined;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
