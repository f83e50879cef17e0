import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Problems } from '../problem.ts';
import { sampleForm, sampleWords } from '../testing/sample-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { errorsFrom } from './form-view.ts';

function draw(problems: Problems): string {
  const errors = errorsFrom(problems, 'en');
  const view = { form: sampleForm, words: sampleWords, idPrefix: 'form', errors, locale: 'en' } as const;
  return renderToStaticMarkup(<ErrorSummary view={view} Heading="h2" />);
}

test('what is missing is said once, with a link to each field', () => {
  const html = draw({ name: { code: 'required' }, city: { code: 'required' }, phone: { code: 'phone' } });
  expect(html).toContain('<h2>There is a problem</h2>');
  expect(html.match(/Please fill required fields/g)).toHaveLength(1);
  expect(html).toContain('<a href="#form-name">Your name</a>, <a href="#form-city">Town</a>');
  expect(html).toContain('<a href="#form-phone">Please enter 10 digit phone number</a>');
});

test('what is not in the form is told without a link', () => {
  expect(draw({ website: { code: 'honeypot' } })).toContain('<li>Please leave this field empty.</li>');
});
