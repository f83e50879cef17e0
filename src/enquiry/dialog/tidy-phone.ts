import { toPhoneDigits } from '../schema/texts.ts';

/** Takes off what does not belong to the ten digits, while typing and on paste; the caret stays in its place. */
export function tidyPhone(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const digits = toPhoneDigits(value);
  if (digits === value) return;
  const behindCaret = toPhoneDigits(value.slice(selectionStart ?? value.length)).length;
  input.value = digits;
  const caret = Math.max(0, digits.length - behindCaret);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
