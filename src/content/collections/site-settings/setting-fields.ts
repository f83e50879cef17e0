import type { Field } from 'payload';
import { type OverridingVariable, overridingValue } from './overrides.ts';
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
    admin: { description: 'A full address with https://. Empty: not shown.' },
  }));
}

/** A setting that is read-only on the desk, with the value in force, while the environment has it. */
export function setByEnvironment(name: string, variable: OverridingVariable): Field {
  return {
    name,
    type: 'text',
    required: true,
    access: { update: () => overridingValue(variable) === undefined },
    admin: {
      components: {
        Field: { path: '/views/overridable.field.tsx#OverridableField', serverProps: { variable } },
      },
    },
  };
}
