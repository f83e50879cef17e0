import { preferNot } from '#forms/form.ts';

/**
 * Keeps answers apart that exclude each other, while they are given: an option that must be alone, and the "rather not
 * say" box next to its text field.
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
