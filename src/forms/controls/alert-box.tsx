import { type ReactNode, useEffect, useRef } from 'react';

/** @param reason a new object takes the focus again */
type AlertBoxProps = { reason: object; children: ReactNode };

/** What went wrong, above the form. It takes the focus, so that no one misses it. */
export function AlertBox({ reason, children }: AlertBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is outside of React
  useEffect(() => box.current?.focus(), [reason]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}
