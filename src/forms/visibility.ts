import {
  alternativesOf,
  type Field,
  type Form,
  type FormValues,
  fieldOf,
  keyOfWord,
  keysIn,
  rulesOf,
} from './form.ts';

/** Does the form show this field, once the others are as they do? */
export function isShown(form: Form, field: Field, values: FormValues): boolean {
  if (field.shownIf === 'never') return false;
  return rulesOf(field).every((rule) =>
    alternativesOf(rule).some((each) =>
      keysStanding(form, each.field, values).some((key) => each.in.includes(key)),
    ),
  );
}

/** Is there any answer of this form that shows the field? */
export function mayBeShown(form: Form, field: Field): boolean {
  if (field.shownIf === 'never') return false;
  return rulesOf(field).every((rule) =>
    alternativesOf(rule).some((each) => {
      const { options = {} } = fieldOf(form, each.field) ?? {};
      return each.in.some((key) => Object.hasOwn(options, key));
    }),
  );
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
    const others = alternativesOf(rule).filter((each) => fieldOf(form, each.field));
    if (others.length === 0) return [];
    const chosen = others
      .flatMap((each) => each.in.map((key) => chosenSelector(form, each.field, key)))
      .join(',');
    const isAsked = `:has(${others.map((each) => `[data-field="${each.field}"]`).join(',')})`;
    return [`.form-page ${isAsked}:not(:has(${chosen})) > [data-field="${name}"]{display:none}`];
  });
}

function chosenSelector(form: Form, name: string, key: string): string {
  return `[name="${name}"] [value="${fieldOf(form, name)?.options?.[key]}"]:checked`;
}
