import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const required = 'Please fill required fields';

test('what is missing is said once, with a link to each field', () => {
  const errors = { name: required, city: required, phone: 'Please enter 10 digit phone number' };
  const html = renderToStaticMarkup(<ErrorSummary idPrefix="form" errors={errors} Heading="h2" />);
  expect(html).toContain('<h2>There is a problem</h2>');
  expect(html.match(/Please fill required fields/g)).toHaveLength(1);
  expect(html).toContain('<a href="#form-name">Name</a>, <a href="#form-city">City</a>');
  expect(html).toContain('<a href="#form-phone">Please enter 10 digit phone number</a>');
});

test('a field that is not in the form is named without a link', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary idPrefix="form" errors={{ website: 'Leave it.' }} Heading="h3" />,
  );
  expect(html).toContain('<li>Leave it.</li>');
});
