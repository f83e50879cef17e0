import type { Field, Form, Values } from '#forms/form.ts';

export const yesNo = { yes: 'Yes', no: 'No' } as const;
const yesOrNo = { kind: 'choice', options: yesNo, isOpen: true } as const;

/**
 * Conditions for becoming a POSP. Asked before the form, by yes or no alone, and kept by no one: no number of a PAN or
 * an Aadhaar is ever asked for on a page.
 */
const fields = {
  adult: yesOrNo,
  class_ten: yesOrNo,
  pan: yesOrNo,
  aadhaar: yesOrNo,
  bank_account: yesOrNo,
  elsewhere: yesOrNo,
} as const satisfies Record<string, Field>;

export type EligibilityField = keyof typeof fields;

export const eligibilityForm: Form<EligibilityField> = { key: 'posp-check', fields, consents: [] };

/** The answer with which someone may join. */
const wanted: Record<EligibilityField, 'yes' | 'no'> = {
  adult: 'yes',
  class_ten: 'yes',
  pan: 'yes',
  aadhaar: 'yes',
  bank_account: 'yes',
  elsewhere: 'no',
};

/** Returns the obstacles, in the order of the questions; empty for a person who may join. */
export function obstaclesIn(answers: Values<EligibilityField>): EligibilityField[] {
  const names = Object.keys(fields) as EligibilityField[];
  return names.filter((name) => answers[name] !== wanted[name]);
}
