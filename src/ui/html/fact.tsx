import type { ReactNode } from 'react';

/** One of a list of facts (`<dl>`): what it is, and what is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
