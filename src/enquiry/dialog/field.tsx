import type { ComponentProps, ReactNode } from 'react';
import { formText } from '../messages/form.en.ts';
import type { EnquiryErrors, EnquiryField } from '../schema/enquiry.schema.ts';
import type { FormValues } from './form-values.ts';

/**
 * Fields with their label, hint and error tied together for those who hear the page. They keep their own
 * values, so that the same components serve the dialog and the page that works without JavaScript.
 */
export type FormView = { idPrefix: string; values: FormValues; errors: EnquiryErrors };

export type FieldProps = { form: FormView; name: EnquiryField; hint?: string; isOptional?: boolean };

export function fieldId(form: Pick<FormView, 'idPrefix'>, name: EnquiryField): string {
  return `${form.idPrefix}-${name.replaceAll('_', '-')}`;
}

/** What ties an input to its label, hint and error. */
export function fieldAttributes({ form, name, hint }: FieldProps) {
  const id = fieldId(form, name);
  const hasError = form.errors[name] !== undefined;
  const described = [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': hasError || undefined,
  };
}

type FieldFrameProps = FieldProps & {
  children: ReactNode;
  /** Several controls share the label, and name it by its id. */
  isGroup?: boolean;
};

export function FieldFrame({ form, name, hint, isOptional, isGroup, children }: FieldFrameProps) {
  const id = fieldId(form, name);
  const label = isGroup ? { id: `${id}-label` } : { htmlFor: id };
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className="field" data-field={name}>
      <Label className="field-label" {...label}>
        {formText.labels[name]}
        {isOptional && <span className="field-optional"> {formText.optional}</span>}
      </Label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError form={form} name={name} />
    </div>
  );
}

export function FieldError({ form, name }: Pick<FieldProps, 'form' | 'name'>) {
  const error = form.errors[name];
  if (!error) return null;
  return (
    <p className="field-error" id={`${fieldId(form, name)}-error`}>
      {error}
    </p>
  );
}

export function TextField({
  form,
  name,
  hint,
  isOptional,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'form'>) {
  const field = { form, name, hint, isOptional };
  return (
    <FieldFrame {...field}>
      <input type="text" {...rest} {...fieldAttributes(field)} defaultValue={form.values[name]} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly string[];
  /** The first entry, which chooses nothing; none where something is chosen already. */
  blank?: string;
  labelOf?: (option: string) => string;
};

export function SelectField({ options, blank, labelOf = String, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      <select {...fieldAttributes(field)} defaultValue={field.form.values[field.name] ?? ''}>
        {blank && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type ChoiceFieldProps = FieldProps & { options: readonly string[]; labelOf?: (option: string) => string };

/** Two or three options, all in view: one tap where a list takes two. The error summary leads to the first. */
export function ChoiceField({ options, labelOf = String, ...field }: ChoiceFieldProps) {
  const { id, name, ...described } = fieldAttributes(field);
  return (
    <FieldFrame {...field} isGroup>
      <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`} {...described}>
        {options.map((option, index) => (
          <label className="choice" key={option}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={name}
              value={option}
              defaultChecked={field.form.values[name] === option}
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
