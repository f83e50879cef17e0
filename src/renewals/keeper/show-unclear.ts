import type { Unclear } from '../renewal.ts';

/** Says at the field what to enter, as the browser does for an empty one, until something is typed. */
export function showUnclear(
  form: HTMLFormElement,
  [first]: readonly Unclear[],
  words: Record<Unclear, string>,
): void {
  const name = first?.startsWith('day') ? 'day' : first;
  const control = form.elements.namedItem(name ?? '');
  if (!first || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  control.setCustomValidity(words[first]);
  control.reportValidity();
  form.addEventListener('input', () => control.setCustomValidity(''), { once: true });
}
