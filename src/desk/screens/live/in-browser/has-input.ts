/** Has someone put something into a form, or chosen something in it, that was not there when it was rendered? */
export function hasInput(form: HTMLFormElement): boolean {
  return [...form.elements].some(isTouched);
}

export function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

export function isTick({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

/** A list that says nothing itself begins with its first. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const drawn = [...options].findLastIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, drawn);
}
