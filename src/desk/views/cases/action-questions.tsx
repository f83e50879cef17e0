'use client';

import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { caseOutcomes } from '#enquiry/cases/case-words.ts';
import { type ActionName, type Asked, actionLabels } from './action-names.ts';

type ActionQuestionsProps = Asked & {
  action: ActionName;
  isSending: boolean;
  onSend: (fields: Record<string, string>) => void;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What an action asks for. No form of its own: it stands in the vendor's, and one within another is none. */
export function ActionQuestions({ action, today, nextDay, times, isSending, onSend }: ActionQuestionsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isTextNeeded = action === 'close' || action === 'note';

  function handleSend() {
    const controls = [...(group.current?.querySelectorAll<Control>('[name]') ?? [])];
    if (!controls.every((control) => control.reportValidity())) return;
    onSend(Object.fromEntries(controls.map(({ name, value }) => [name, value])));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    handleSend();
  }

  return (
    <fieldset ref={group} className="case-questions" onKeyDown={handleKeyDown}>
      <legend>{actionLabels[action]}</legend>
      {action === 'plan' && (
        <div className="case-moment">
          <Labelled label="Day" name="day">
            {(control) => <input {...control} type="date" min={today} defaultValue={nextDay} required />}
          </Labelled>
          <Labelled label="Time in India" name="time">
            {(control) => <select {...control}>{times.map(optionOf)}</select>}
          </Labelled>
        </div>
      )}
      {action === 'close' && (
        <Labelled label="How it ended" name="outcome">
          {(control) => (
            <select {...control}>
              {Object.entries(caseOutcomes).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Labelled label={action === 'close' ? 'Why' : 'What there is to say'} name="text">
        {(control) => <textarea {...control} rows={3} maxLength={2000} required={isTextNeeded} />}
      </Labelled>
      <Button disabled={isSending} onClick={handleSend}>
        Save
      </Button>
    </fieldset>
  );
}

function optionOf(time: string) {
  return <option key={time}>{time}</option>;
}

type LabelledProps = {
  label: string;
  name: string;
  children: (control: { id: string; name: string }) => ReactNode;
};

function Labelled({ label, name, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="case-labelled">
      <label htmlFor={id}>{label}</label>
      {children({ id, name })}
    </div>
  );
}
