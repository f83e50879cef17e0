import { expect, test } from 'vitest';
import { sampleForm } from './testing/sample-form.ts';
import { isShown, stylesOfRules } from './visibility.ts';

const { shade, hidden } = sampleForm.fields;

test('a rule looks at the key behind the word, and at the preset where nothing was chosen', () => {
  expect(isShown(sampleForm, shade, { colour: 'Blue paint' })).toBe(true);
  expect(isShown(sampleForm, shade, { colour: 'Red paint' })).toBe(false);
  expect(isShown(sampleForm, shade, {})).toBe(false);
  const { colour } = sampleForm.fields;
  const form = { ...sampleForm, fields: { ...sampleForm.fields, colour: { ...colour, preset: 'blue' } } };
  expect(isShown(form, shade, {})).toBe(true);
  expect(isShown(form, hidden, {})).toBe(false);
});

test('where nothing can appear later, a rule is a style, once for all forms that have it', () => {
  const styles = stylesOfRules([sampleForm, sampleForm]);
  expect(styles.match(/data-field="shade"\]\{display:none\}/g)).toHaveLength(1);
  expect(styles).toContain('[value="Blue paint"]:checked');
  expect(styles).not.toContain('hidden');
});
