import type { ReactNode } from 'react';

type Attributes = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type PlainFieldProps = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  children: (attributes: Attributes) => ReactNode;
};

/** A control with its label and error, in a form that keeps nothing and so is not a definition of fields. */
export function PlainField({ id, label, error, children }: PlainFieldProps) {
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
