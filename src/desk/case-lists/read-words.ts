/** Words that were typed into the search, by the kind of thing that they look like. */
export type Words = { kind: 'nothing' } | KnownWords;
export type KnownWords =
  | { kind: 'reference'; text: string }
  | { kind: 'phone'; text: string }
  | { kind: 'email'; text: string }
  | { kind: 'name'; text: string; words: string[] };

const maxLength = 100;
const maxWords = 5;
const minDigits = 4;
/** Signs that join or part the letters of Devanagari would part its words. */
const unseen = /[\0\u200c\u200d]/g;

export function readWords(sent: string | undefined): Words {
  const kept = (sent ?? '').toWellFormed().replace(unseen, '').normalize('NFC');
  const text = kept.trim().slice(0, maxLength);
  if (text.includes('@')) return { kind: 'email', text: text.toLowerCase() };
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= minDigits)
    return { kind: 'phone', text: withoutCountry(digits) };
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{7,9}$/.test(reference)) return { kind: 'reference', text: reference };
  const words = text.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.slice(0, maxWords) ?? [];
  return words.length > 0 ? { kind: 'name', text: words.join(' '), words } : { kind: 'nothing' };
}

/** As phones are kept: without +91, or the nought before an area code. */
function withoutCountry(digits: string): string {
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}
