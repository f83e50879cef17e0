import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import type { FormView } from '#forms/controls/form-view.ts';

/** Lists every problem at the top, each with a link to its field; the desk's own fields are included. */
export function Problems({ view }: { view: FormView }) {
  if (Object.keys(view.errors).length === 0) return null;
  const beside = { source: { label: 'How did they reach us?' }, note: { label: 'What they said' } };
  const form = { ...view.form, fields: { source: text, ...view.form.fields, note: text } };
  return <ErrorSummary view={{ ...view, form, words: { ...view.words, ...beside } }} Heading="h2" />;
}

const text = { kind: 'text' } as const;
