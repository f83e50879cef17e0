import { type Field, type Form, type FormValues, fieldOf, keyOfWord, keysIn, rulesOf } from './form.ts';

/** Does the form show this field, once the others are as they do? */
export function isShown(form: Form, field: Field, values: FormValues): boolean {
  if (field.shownIf === 'never') return false;
  return rulesOf(field).every((rule) =>
    keysStanding(form, rule.field, values).some((key) => rule.in.includes(key)),
  );
}

/** Is there any answer of this form that shows the field? */
export function mayBeShown(form: Form, field: Field): boolean {
  if (field.shownIf === 'never') return false;
  return rulesOf(field).every((rule) => {
    const { options = {} } = fieldOf(form, rule.field) ?? {};
    return rule.in.some((key) => Object.hasOwn(options, key));
  });
}

/** The keys on which a choice is: what was given, else the form's own preset. */
function keysStanding(form: Form, name: string, values: FormValues): string[] {
  const field = fieldOf(form, name);
  if (!field) return [];
  const given = values[name];
  if (field.kind === 'choices') return keysIn(given ?? '');
  return [(given ? keyOfWord(field.options ?? {}, given) : field.preset) ?? ''];
}

/**
 * Where nothing can appear later, every field that may be shown is there, and those that do not apply are
 * hidden by these rules, in browsers that know them.
 */
export function stylesOfRules(forms: readonly Form[]): string {
  const rules = forms.flatMap((form) =>
    Object.entries(form.fields).flatMap(([name, field]) => ruleOf(form, name, field)),
  );
  return [...new Set(rules)].join('');
}

function ruleOf(form: Form, name: string, field: Field): string[] {
  if (!mayBeShown(form, field)) return [];
  return rulesOf(field).flatMap((rule) => {
    const other = fieldOf(form, rule.field);
    if (!other) return [];
    const chosen = rule.in
      .map((key) => `[name="${rule.field}"] [value="${other.options?.[key]}"]:checked`)
      .join(',');
    const isAsked = `:has([data-field="${rule.field}"])`;
    return [`.form-page ${isAsked}:not(:has(${chosen})) > [data-field="${name}"]{display:none}`];
  });
}
