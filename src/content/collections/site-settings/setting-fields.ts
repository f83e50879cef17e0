import type { Field } from 'payload';
import { wordsFor } from './settings-words.ts';

export function texts(...names: string[]): Field[] {
  return names.map((name) => ({ name, type: 'text', required: true, ...wordsFor(name) }));
}

/** Texts that visitors read in their language. */
export function words(...names: string[]): Field[] {
  return names.map((name) => ({ name, type: 'text', required: true, localized: true, ...wordsFor(name) }));
}

export function addresses(...names: string[]): Field[] {
  return names.map((name) => ({
    name,
    type: 'text',
    ...wordsFor(name),
    admin: { description: 'A full address with https://. If empty, it is not shown.' },
  }));
}

/** A setting that the desk changes (`/desk/office`): the panel neither shows it nor sends it when it saves the others. */
export function onTheDesk(field: Field): Field {
  return { ...field, admin: { ...field.admin, disabled: true } } as Field;
}
