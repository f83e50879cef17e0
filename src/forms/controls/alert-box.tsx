import { type ReactNode, useEffect, useRef } from 'react';

type AlertBoxProps = {
  /** A new object moves the focus again. */
  reason: object;
  /** Id of the control that gets the focus, if it is there. */
  controlId?: string;
  children: ReactNode;
};

/**
 * Says above the form why it failed. It is read out; the focus goes to the field to be corrected, or else comes here.
 */
export function AlertBox({ reason, controlId = '', children }: AlertBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is outside of React
  useEffect(() => (document.getElementById(controlId) ?? box.current)?.focus(), [reason]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}
