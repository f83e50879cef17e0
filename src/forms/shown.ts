import { type Field, type Form, type FormValues, fieldOf, keyOfWord } from './form.ts';

/** Does the form show this field, once the others stand as they do? */
export function isShown(form: Form, { shownIf }: Field, values: FormValues): boolean {
  if (!shownIf) return true;
  return shownIf !== 'never' && shownIf.in.includes(keyStanding(form, shownIf.field, values));
}

/** Is there any answer of this form that shows the field? */
export function mayBeShown(form: Form, { shownIf }: Field): boolean {
  if (!shownIf || shownIf === 'never') return !shownIf;
  const { options = {} } = fieldOf(form, shownIf.field) ?? {};
  return shownIf.in.some((key) => Object.hasOwn(options, key));
}

/** The key on which a choice stands: the one that was given, else the form's own preset. */
function keyStanding(form: Form, name: string, values: FormValues): string {
  const field = fieldOf(form, name);
  if (!field) return '';
  const given = values[name];
  return (given ? keyOfWord(field.options ?? {}, given) : field.preset) ?? '';
}

/**
 * Where nothing can appear later, every field that may be shown stands there, and those that do not apply are
 * hidden by these rules, in browsers that know them.
 */
export function stylesOfRules(forms: readonly Form[]): string {
  const rules = forms.flatMap((form) =>
    Object.entries(form.fields).flatMap(([name, field]) => ruleOf(form, name, field)),
  );
  return [...new Set(rules)].join('');
}

function ruleOf(form: Form, name: string, field: Field): string[] {
  const { shownIf } = field;
  if (!shownIf || shownIf === 'never' || !mayBeShown(form, field)) return [];
  const other = fieldOf(form, shownIf.field);
  if (!other) return [];
  const chosen = shownIf.in
    .map((key) => `[name="${shownIf.field}"] [value="${other.options?.[key]}"]:checked`)
    .join(',');
  const isAsked = `:has([data-field="${shownIf.field}"])`;
  return [`.form-page ${isAsked}:not(:has(${chosen})) > [data-field="${name}"]{display:none}`];
}
