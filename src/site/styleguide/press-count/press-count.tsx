import { useId, useState } from 'react';

export type PressCountProps = { button: string; pressed: string };

/** The smallest island there is: it shows that a page's HTML answers, from which press on. */
export function PressCount({ button, pressed }: PressCountProps) {
  const [times, setTimes] = useState(0);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-describedby={id}
        onClick={() => setTimes((before) => before + 1)}
      >
        {button}
      </button>
      <p className="note" id={id} role="status">
        {pressed} {times}
      </p>
    </>
  );
}
