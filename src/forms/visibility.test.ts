import { expect, test } from 'vitest';
import type { FormValues } from './form.ts';
import { sampleForm } from './testing/sample-form.ts';
import { isShown, mayBeShown, stylesOfRules } from './visibility.ts';

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

test('a rule with an alternative holds while either does', () => {
  const shownIf = { field: 'colour', in: ['blue'], or: [{ field: 'tongue', in: ['hindi'] }] };
  const fields = { ...sampleForm.fields, shade: { ...shade, shownIf } };
  const form = { ...sampleForm, fields };
  const isShade = (values: FormValues) => isShown(form, fields.shade, values);
  expect(isShade({ colour: 'Blue paint' })).toBe(true);
  expect(isShade({ colour: 'Red paint', tongue: 'Hindi' })).toBe(true);
  expect(isShade({ colour: 'Red paint', tongue: 'English' })).toBe(false);
  expect(mayBeShown(form, fields.shade)).toBe(true);
  const red = { ...fields, colour: { ...fields.colour, options: { red: 'Red paint' } } };
  expect(mayBeShown({ ...form, fields: red }, fields.shade)).toBe(true);
  expect(stylesOfRules([form])).toContain(
    '[name="colour"] [value="Blue paint"]:checked,[name="tongue"] [value="Hindi"]:checked',
  );
});

test('where nothing can appear later, a rule is a style, once for all forms that have it', () => {
  const styles = stylesOfRules([sampleForm, sampleForm]);
  expect(styles.match(/data-field="shade"\]\{display:none\}/g)).toHaveLength(1);
  expect(styles).toContain('[value="Blue paint"]:checked');
  expect(styles).not.toContain('hidden');
});
