import type { Form, FormValues } from '#forms/form.ts';
import type { FormWords } from '#forms/words.ts';
import { contactLanguages } from './options.ts';

/** When, and in which language, a visitor would like to be called: what may be changed of a call that is promised. */
export const slotForm: Form<'contact_date' | 'contact_time' | 'contact_language'> = {
  key: 'slot',
  fields: {
    contact_date: { kind: 'day' },
    contact_time: { kind: 'time' },
    contact_language: { kind: 'choice', options: contactLanguages, isOpen: true },
  },
};

/** Empty where it was not asked, or not chosen. */
export type Slot = { day: string; time: string; language: string };

export function slotIn(values: FormValues): Slot {
  const { contact_date: day = '', contact_time: time = '', contact_language: language = '' } = values;
  return { day, time, language };
}

/** The form as it is first rendered: only the language is known to be. */
export function slotToChange({ language }: Pick<Slot, 'language'>, words: FormWords): Record<string, string> {
  return { contact_language: language || (words.contact_language?.preset ?? '') };
}
