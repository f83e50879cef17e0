import { type Form, fieldOf } from '../form.ts';
import { kindOf } from '../kinds/kinds.ts';

/** Takes off what does not belong to an answer, while typing and on paste; the caret stays in its place. */
export function tidyWhileTyping(form: Form, input: HTMLInputElement): void {
  const field = fieldOf(form, input.name);
  const tidy = field && kindOf(field).whileTyping;
  if (!tidy) return;
  const { value, selectionStart } = input;
  const tidied = tidy(value);
  if (tidied === value) return;
  const behindCaret = tidy(value.slice(selectionStart ?? value.length)).length;
  input.value = tidied;
  const caret = Math.max(0, tidied.length - behindCaret);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
