import { type ReactNode, useEffect, useRef } from 'react';

/** @param detail what stands below, with what has become of the visitor's words */
export type Failure = { text: ReactNode; detail: string };

/** Says in the form what the toast said, and stays when the toast has gone. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const box = useRef<HTMLDivElement>(null);
  // Focus is outside of React; a new failure is a new object, and takes it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>{failure.text}</h3>
      <p>{failure.detail}</p>
    </div>
  );
}
