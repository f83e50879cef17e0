import type { ReactNode } from 'react';

type ProgressTextProps = {
  /** The step that a visitor is at, from 1. */
  step: number;
  steps: number;
  /** The same in words, such as "Step 2 of 5". */
  children: ReactNode;
};

/** How far a visitor is. The words say it; the bar repeats it for the eye alone: what lies behind is filled. */
export function ProgressText({ step, steps, children }: ProgressTextProps) {
  return (
    <div className="progress">
      <p>{children}</p>
      <progress value={step - 1} max={steps} aria-hidden="true" />
    </div>
  );
}
