/**
 * A cell of an exported file. A visitor wrote the words, and anyone who opens the file trusts us: a text
 * that a spreadsheet would take for a formula must stay a text, in whatever program it is opened and saved again.
 */
export type Cell = string | Date | null;

/** Most that Excel keeps in one cell. */
const maxLength = 32_767;

/** Characters that a file cannot contain: control characters, halves of characters, what XML forbids. */
const unwritable = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;

/** A sign that begins a formula in Excel, LibreOffice or Sheets, also in its wide form, whatever blank is before it. */
const formulaBegin = /^[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠]/u;

/** As most cells are: nothing in it has to be mended, and a file has a million of them. */
const isPlain = /^[!-~](?:[ -~]{0,400}[!-~])?$/;

/** One line of text, without anything that a file cannot contain. */
export function plainText(text: string): string {
  if (isPlain.test(text)) return text;
  return text.toWellFormed().replace(unwritable, ' ').trim().slice(0, maxLength).toWellFormed();
}

/** Would a spreadsheet read it as a formula? Asked of the text as it came: a tab or a line's end may begin one as well. */
export function looksLikeFormula(text: string): boolean {
  return /^[\t\r\n]/.test(text) || formulaBegin.test(text);
}

/** A phone as a text that no program takes for a number: `98111 00001`. */
export function phoneText(phone: string): string {
  return /^\d{6,}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
