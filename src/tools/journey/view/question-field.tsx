import type { ScriptedControls } from '#forms/controls/form-field.tsx';
import { FieldError } from '#forms/controls/form-field.tsx';
import { type FormView, fieldAttributes, fieldId } from '#forms/controls/form-view.ts';
import { type Field, type FormValues, preferNot } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import type { QuestionText } from '../../engine/version.ts';
import { journeyMessages } from '../messages/messages.ts';
import { OptionCards } from './option-cards.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type QuestionFieldProps = {
  view: FormView;
  name: string;
  field: Field;
  text: QuestionText | undefined;
  /** The only question of its page is the page's heading. */
  Heading: 'h1' | 'h2';
  controls: ScriptedControls;
  /** The answers as they are in the form. */
  standing: FormValues;
};

/** A question: what is asked, a hint, what is wrong, the answers, and why we ask. */
export function QuestionField({ view, name, field, text, Heading, controls, standing }: QuestionFieldProps) {
  const { locale, values } = view;
  const hint = text?.hint;
  const attributes = fieldAttributes(view, name, hint);
  const { id } = attributes;
  const label = (
    <>
      {text?.label ?? name}
      {field.isOptional && <span className="field-optional"> {formMessages(locale).optional}</span>}
    </>
  );
  const beside = (
    <>
      {hint && (
        <p className="question-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError view={view} name={name} />
    </>
  );
  return (
    <div className="question" data-field={name} data-invalid={attributes['aria-invalid']}>
      {field.options ? (
        <fieldset aria-describedby={attributes['aria-describedby']}>
          <legend>
            <Heading className="question-heading" tabIndex={-1}>
              {label}
            </Heading>
          </legend>
          {beside}
          <OptionCards {...{ name, field, text, locale }} id={id} value={values[name] ?? ''} />
        </fieldset>
      ) : (
        <>
          <Heading className="question-heading" tabIndex={-1}>
            <label htmlFor={fieldId(view, name)}>{label}</label>
          </Heading>
          {beside}
          <TypedAnswer {...{ view, name, field, controls, hint }} sum={sumOf(view, name, field, standing)} />
        </>
      )}
      {text?.why && (
        <details className="why">
          <summary>{journeyMessages(locale).why}</summary>
          <p>{text.why}</p>
        </details>
      )}
    </div>
  );
}

/** A large sum is easily mistyped by a digit: it is shown in words while it is being typed. */
function sumOf({ isStatic, locale }: FormView, name: string, field: Field, standing: FormValues) {
  const typed = standing[name]?.replace(/[\s,₹]/g, '') ?? '';
  if (isStatic || field.kind !== 'amount' || typed === preferNot || !/^\d{4,12}$/.test(typed))
    return undefined;
  return roughSum(Number(typed), locale);
}
