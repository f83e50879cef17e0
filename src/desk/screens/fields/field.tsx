import type { InputHTMLAttributes, ReactNode } from 'react';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: string;
};

/** A line to fill in: its label, what helps, what is wrong with what was sent. Required unless it says otherwise. */
export function Field({ name, label, hint, problem, required = true, ...input }: FieldProps) {
  const id = `field-${name}`;
  const [hintId, problemId] = [hint && `${id}-hint`, problem && `${id}-problem`];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={hintId || undefined}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[hintId, problemId].filter(Boolean).join(' ') || undefined}
        {...input}
      />
      {problem && (
        <p className="field-error" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
