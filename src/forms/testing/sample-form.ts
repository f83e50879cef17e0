import type { Form } from '../form.ts';
import type { FormFacts } from '../kind.ts';
import type { FormWords } from '../words.ts';

/** A form of no product, with a field of every kind. */
export const sampleForm = {
  key: 'sample',
  fields: {
    name: { kind: 'name', autoComplete: 'name' },
    phone: { kind: 'phone', autoComplete: 'tel' },
    email: { kind: 'email', autoComplete: 'email', isOptional: true },
    city: { kind: 'city' },
    colour: { kind: 'choice', options: { red: 'Red paint', blue: 'Blue paint' } },
    shade: {
      kind: 'choice',
      options: { dark: 'Dark', light: 'Light' },
      shownIf: { field: 'colour', in: ['blue'] },
      isLostUnlessShown: true,
    },
    wish: { kind: 'text', shownIf: { field: 'colour', in: ['red'] }, isOptional: true },
    sum: { kind: 'amount', options: { '100': '100', '200': '200' } },
    day: { kind: 'day' },
    time: { kind: 'time' },
    hidden: { kind: 'text', shownIf: 'never', maxLength: 10 },
    tongue: {
      kind: 'choice',
      options: { english: 'English', hindi: 'Hindi' },
      isOptional: true,
      place: 'folded',
    },
  },
} satisfies Form;

export const sampleWords: FormWords = {
  name: { label: 'Your name' },
  phone: { label: 'Telephone', hint: 'Ten digits.' },
  city: { label: 'Town' },
  colour: { label: 'Colour', options: { red: 'Red', blue: 'Blue' } },
  wish: { label: 'A wish', hintAtOnce: 'For red only.' },
  sum: { label: 'Sum' },
};

/** A Monday. */
export const sampleFacts: FormFacts = {
  today: '2026-11-23',
  hours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
};
