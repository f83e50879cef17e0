import type { ComponentType } from 'react';
import { type Field, fieldOf } from '../form.ts';
import type { ControlProps } from '../kind.ts';
import type { KindName } from '../kind-names.ts';
import { kindOf } from '../kinds/kinds.ts';
import { formMessages } from '../messages/messages.ts';
import { maxLengthOf } from '../validate.ts';
import { valueInWords } from '../words.ts';
import { type FormView, fieldAttributes, fieldId } from './form-view.ts';

/** Controls that need a script, by the kind of field whose plain control they replace. */
export type ScriptedControls = Partial<Record<KindName, ComponentType<ControlProps>>>;

type FormFieldProps = { view: FormView; name: string; field: Field; controls?: ScriptedControls };

/** A field with its label, hint and error, tied together for those who hear the page. */
export function FormField({ view, name, field, controls = {} }: FormFieldProps) {
  const { facts, isStatic, locale, values } = view;
  const texts = formMessages(locale);
  const words = view.words[name];
  const hint = (isStatic && field.shownIf && words?.hintAtOnce) || words?.hint;
  const kind = kindOf(field);
  const Control: ComponentType<ControlProps> = controls[field.kind] ?? kind.Control;
  const id = fieldId(view, name);
  // Several controls share the label, and name it by its id.
  const isGroup = kind.isGroup || field.isOpen;
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className="field" data-field={name}>
      <Label className="field-label" {...(isGroup ? { id: `${id}-label` } : { htmlFor: id })}>
        {words?.label}
        {field.isOptional && <span className="field-optional"> {texts.optional}</span>}
      </Label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        {...{ name, field, facts, isStatic, locale }}
        attributes={fieldAttributes(view, name, hint)}
        maxLength={maxLengthOf(field)}
        value={values[name]}
        label={words?.label ?? name}
        wordOf={(value) => valueInWords({ field, words }, value, locale)}
        blank={field.isOptional ? texts.any : texts.choose}
      />
      <FieldError view={view} name={name} />
    </div>
  );
}

type ErrorView = Pick<FormView, 'form' | 'words' | 'idPrefix' | 'errors' | 'locale'>;

/** Shows the problem and, on a second line, what to enter. */
export function FieldError({ view, name }: { view: ErrorView; name: string }) {
  const error = view.errors[name];
  if (!error) return null;
  const toEnter = whatToEnter(view, name);
  return (
    <p className="field-error" id={`${fieldId(view, name)}-error`}>
      {error.text}
      {toEnter && <span> {toEnter}</span>}
    </p>
  );
}

/** The problems of which the specification's sentence does not explain what to enter instead. */
const terse = /^(required|name|email|phone)/;

function whatToEnter({ form, words, errors, locale }: ErrorView, name: string): string | undefined {
  const field = fieldOf(form, name);
  const code = errors[name]?.code;
  if (!field || !code || !terse.test(code)) return undefined;
  const { toEnter } = formMessages(locale);
  return words[name]?.toEnter ?? toEnter[field.options ? 'choice' : field.kind];
}
