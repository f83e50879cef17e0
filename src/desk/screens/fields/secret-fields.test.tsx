import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewPasswordField, PasswordField } from './secret-fields.tsx';

test('passwords are hidden, and password managers may fill them in', () => {
  const html = renderToStaticMarkup(
    <>
      <PasswordField />
      <NewPasswordField />
    </>,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    expect(input).toContain('type="password"');
    // As much as the check takes; a pasted one is not cut off before.
    expect(input).toContain('maxLength="1000"');
    expect(input).not.toMatch(/onpaste|readonly|autocomplete="off"/i);
  }
  expect(html).toContain('autoComplete="current-password"');
  expect(html).toContain('autoComplete="new-password"');
});
