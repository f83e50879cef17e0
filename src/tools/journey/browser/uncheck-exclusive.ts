import { preferNot } from '#forms/form.ts';

/**
 * Answers that exclude each other, kept so while they are given: an option that is alone, and the box for who
 * would rather not say, beside the line that it speaks for.
 */
export function uncheckExclusive(form: HTMLFormElement, { target }: Event | { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement)) return;
  const suffix = `.${preferNot}`;
  const controls = [...form.querySelectorAll('input')];
  for (const other of controls) {
    if (other === target) continue;
    const isSibling = other.name === target.name && other.type === 'checkbox';
    if (isSibling && target.checked && ('alone' in target.dataset || 'alone' in other.dataset))
      other.checked = false;
    if (other.name === target.name + suffix && target.value) other.checked = false;
    if (target.checked && target.name === other.name + suffix) other.value = '';
  }
}
