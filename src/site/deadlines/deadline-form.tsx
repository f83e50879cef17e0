import type { ReactNode } from 'react';
import { useSite } from '../document/site-context.tsx';
import { DayFields } from './day-fields.tsx';
import { type AskedQuestion, occasions, type Unclear } from './deadlines.ts';
import { deadlinesPath } from './deadlines-path.ts';
import { deadlineMessages } from './messages/messages.ts';

type DeadlineFormProps = { idPrefix: string; asked?: AskedQuestion; unclear?: readonly Unclear[] };

/** A plain form: it leads to a page with the dates, with and without a script. */
export function DeadlineForm({ idPrefix, asked = {}, unclear = [] }: DeadlineFormProps) {
  const { locale, linkTo } = useSite();
  const text = deadlineMessages(locale);
  const errorOf = (name: Unclear) => (unclear.includes(name) ? text.unclear[name] : undefined);
  return (
    <form className="deadline-form" action={linkTo(`${deadlinesPath}#dates`)}>
      <Field id={`${idPrefix}-occasion`} label={text.occasion} error={errorOf('occasion')}>
        {(attributes) => (
          <select name="about" defaultValue={asked.about ?? ''} required {...attributes}>
            <option value="">{text.choose}</option>
            {occasions.map((key) => (
              <option key={key} value={key}>
                {text.occasions[key]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayFields id={`${idPrefix}-day`} asked={asked} error={errorOf('day')} />
      <button type="submit" className="button">
        {text.submit}
      </button>
    </form>
  );
}

type Attributes = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type FieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  children: (attributes: Attributes) => ReactNode;
};

function Field({ id, label, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
