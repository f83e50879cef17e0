const devanagariZero = 0x966;

/** Digits as a Hindi keyboard writes them, in those that are stored. */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}
