import { type ReactNode, useEffect, useRef } from 'react';

/** A fault of the journey itself. It takes the focus, so that no one misses it. */
export function JourneyNotice({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Focus is outside of React.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
