import { forgetLetters, rememberedLetters, rememberLetters, type Typed } from './typed.ts';

/** Shared by all letters of a page: a policy number is typed once. */
let typed: Typed | undefined;
let isKeepTicked = false;

/**
 * Begins with what this browser was asked to remember, and with what is in the form already. What this page has of earlier is
 * not stored again: another tab may have stored something newer since, or forgotten all of it.
 */
export function beginLetters(form: HTMLFormElement): void {
  const remembered = rememberedLetters();
  const isAsked = remembered !== undefined || isKept(form);
  let isNew = isKept(form) && !isKeepTicked;
  typed ??= remembered ?? {};
  for (const { value, dataset } of form.querySelectorAll<HTMLInputElement>('[data-blank]')) {
    if (!value || dataset.blank === undefined || typed[dataset.blank] === value) continue;
    typed[dataset.blank] = value;
    isNew = true;
  }
  for (const [name, value] of Object.entries(typed)) show(name, value);
  tickKeep(isNew ? isAsked && rememberLetters(typed) : remembered !== undefined);
}

/** A field was typed into, or the box that asks this browser to remember was ticked. */
export function handleInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  const { blank, keep } = field.dataset;
  typed ??= {};
  if (blank !== undefined) {
    typed[blank] = field.value;
    show(blank, field.value);
  }
  const isAsked = keep === undefined ? isKept(field.form) : field.checked;
  if (!isAsked) forgetLetters();
  tickKeep(isAsked && rememberLetters(typed));
}

function isKept(form: HTMLFormElement | null): boolean {
  return form?.querySelector<HTMLInputElement>('[data-keep]')?.checked === true;
}

/** One answer for all letters of the page. */
function tickKeep(isTicked: boolean): void {
  isKeepTicked = isTicked;
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-keep]')) box.checked = isTicked;
}

/** In each place of that name: the field of another letter, and the blank in the text. */
function show(name: string, value: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-blank]')) {
    if (place.dataset.blank !== name) continue;
    if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) {
      if (place.value !== value) place.value = value;
    } else {
      place.textContent = value || `[${name}]`;
      place.toggleAttribute('data-filled', value !== '');
    }
  }
}
