/**
 * Keeps the typed values for this tab only: they survive a failed send and a reload, and are gone once the form is sent
 * or closed. Each place of a form (the dialog, each form in a page) has its own; what was typed elsewhere is offered
 * too. Ticks are not kept, since a box may not be ticked beforehand.
 */

import { type Form, type FormValues, fieldOf, fieldsOf } from '../form.ts';
import { kindOf } from '../kinds/kinds.ts';

type Kept = { values?: FormValues; attempt?: { key: string; answers: string } };

/** Keeps what is in the form's own fields; one that is hidden for a moment keeps its text. */
export function saveDraft(place: string, form: Form, values: FormValues): void {
  const asked = Object.entries(values).filter(([name]) => fieldOf(form, name));
  change(place, { values: { ...read()[place]?.values, ...Object.fromEntries(asked) } });
}

/** Returns what was typed here, beside what was typed elsewhere. */
export function readDraft(place: string): FormValues {
  return { ...typedElsewhere(place), ...read()[place]?.values };
}

export function typedElsewhere(place: string): FormValues {
  const { [place]: _here, ...others } = read();
  return Object.assign({}, ...Object.values(others).map(({ values }) => values));
}

export function clearDraft(place: string): void {
  change(place, undefined);
}

/**
 * The `Idempotency-Key` under which these very answers were sent before, or nothing. Once the answers have
 * changed it is another request and needs another key.
 */
export function findAttempt(place: string, answers: string): string | undefined {
  const attempt = read()[place]?.attempt;
  return attempt?.answers === answers ? attempt.key : undefined;
}

/** Remembers, before the save leaves, under which key it goes. */
export function startAttempt(place: string, answers: string): string {
  const key = findAttempt(place, answers) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  change(place, { attempt: { key, answers } });
  return key;
}

// Storage may be off or full; then nothing is kept, and the form works all the same. The memory holds what
// the storage refused, so that a retry within the page still finds its key.
const item = 'form-drafts';
let refused: string | undefined;

function read(): Record<string, Kept> {
  try {
    return JSON.parse(refused ?? sessionStorage.getItem(item) ?? '{}');
  } catch {
    return {};
  }
}

/** @param changed undefined takes away all that is kept for the place */
function change(place: string, changed: Kept | undefined): void {
  const kept = read();
  refused = JSON.stringify({ ...kept, [place]: changed && { ...kept[place], ...changed } });
  try {
    sessionStorage.setItem(item, refused);
    refused = undefined;
  } catch {
    // It is in the memory.
  }
}

/** Is there anything that a visitor would have to type again, and that is not kept elsewhere? */
export function hasTypedText(form: Form, values: FormValues, elsewhere: FormValues): boolean {
  return fieldsOf(form).some(
    ([name, field]) => kindOf(field).isTyped && values[name]?.trim() && values[name] !== elsewhere[name],
  );
}
