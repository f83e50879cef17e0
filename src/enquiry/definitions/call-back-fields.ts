import type { Field } from '#forms/form.ts';
import { contactLanguages, subPurposes, sumsInsured } from './options.ts';
import { referrerField } from './visitor-form.ts';

/** The fields of the call-back form and its variants, in their order. */
export const callBackFields = {
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', shownIf: 'never', isColumn: true },
  city: { kind: 'city', autoComplete: 'address-level2', isColumn: true },
  concern: { kind: 'choice', isColumn: true, isAbout: true, isSetByAddress: true },
  sub_purpose: {
    kind: 'choice',
    options: subPurposes,
    shownIf: { field: 'concern', in: ['personal'] },
    isLostUnlessShown: true,
    isColumn: true,
    isAbout: true,
  },
  company_name: {
    kind: 'text',
    autoComplete: 'organization',
    shownIf: { field: 'concern', in: ['corporate'] },
    isOptional: true,
    isColumn: true,
  },
  sum_insured: { kind: 'amount', options: sumsInsured, shownIf: 'never', isColumn: true },
  contact_date: { kind: 'day', shownIf: 'never', isColumn: true },
  contact_time: { kind: 'time', shownIf: 'never', isColumn: true },
  contact_language: {
    kind: 'choice',
    options: contactLanguages,
    isOptional: true,
    place: 'folded',
    isColumn: true,
  },
  referrer_url: referrerField,
} as const satisfies Record<string, Field>;

export type CallBackField = keyof typeof callBackFields;
