import { useEffect, useRef } from 'react';
import { formText } from '../messages/form.en.ts';

type LeaveQuestionProps = { onStay: () => void; onGo: () => void };

/** Escape or a click outside does not throw typed text away: it asks. */
export function LeaveQuestion({ onStay, onGo }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  // Focus is outside of React; the harmless answer gets it.
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="leave" role="alertdialog" aria-labelledby="call-back-leave">
      <p id="call-back-leave">{formText.leave.question}</p>
      <button type="button" className="button" ref={stay} onClick={onStay}>
        {formText.leave.stay}
      </button>
      <button type="button" className="button button-line" onClick={onGo}>
        {formText.leave.go}
      </button>
    </div>
  );
}
