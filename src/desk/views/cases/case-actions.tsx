'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef, useState } from 'react';
import { caseOutcomes } from '#enquiry/cases/case-words.ts';
import { tellAnswer } from '../tell-answer.ts';

type ActionName = 'take' | 'answered' | 'unanswered' | 'plan' | 'close' | 'note';
type CaseActionsProps = {
  id: number;
  offers: Record<ActionName, boolean>;
  /** In India. */
  today: string;
  /** At which a call may begin. */
  times: string[];
};

const labels: Record<ActionName, string> = {
  take: 'Take it',
  answered: 'Spoke to them',
  unanswered: 'Nobody answered',
  plan: 'Plan the next step',
  close: 'Close it',
  note: 'Add a note',
};
const names = Object.keys(labels) as ActionName[];

/** What can be done now: one press, or a press and what is asked for then. */
export function CaseActions({ id, offers, today, times }: CaseActionsProps) {
  const [open, setOpen] = useState<ActionName>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();

  async function send(kind: ActionName) {
    setIsSending(true);
    const fields = form.current ? Object.fromEntries(new FormData(form.current)) : {};
    const response = await fetch(`/cmsapi/api/case-actions/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, kind }),
    }).catch(() => new Response(null, { status: 503 }));
    await tellAnswer(response);
    setIsSending(false);
    if (response.ok) router.refresh();
  }

  return (
    <div className="case-actions">
      <div className="case-buttons">
        {names
          .filter((name) => offers[name])
          .map((name) => (
            <Button
              key={name}
              buttonStyle={name === 'take' || name === open ? 'primary' : 'secondary'}
              disabled={isSending}
              onClick={() => (name === 'take' ? send(name) : setOpen(name === open ? undefined : name))}
              extraButtonProps={{ 'aria-expanded': name === 'take' ? undefined : name === open }}
            >
              {labels[name]}
            </Button>
          ))}
      </div>
      {open && (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            send(open);
          }}
        >
          {open === 'plan' && <Moment today={today} times={times} />}
          {open === 'close' && (
            <Labelled label="How it ended" name="outcome">
              {(control) => (
                <select {...control} required>
                  {Object.entries(caseOutcomes).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          )}
          <Labelled label={open === 'close' ? 'Why' : 'What there is to say'} name="text">
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={2000}
                required={open === 'close' || open === 'note'}
              />
            )}
          </Labelled>
          <Button type="submit" disabled={isSending}>
            Save: {labels[open]}
          </Button>
        </form>
      )}
    </div>
  );
}

function Moment({ today, times }: Pick<CaseActionsProps, 'today' | 'times'>) {
  return (
    <div className="case-moment">
      <Labelled label="Day" name="day">
        {(control) => <input {...control} type="date" min={today} defaultValue={today} required />}
      </Labelled>
      <Labelled label="Time in India" name="time">
        {(control) => (
          <select {...control} required>
            {times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        )}
      </Labelled>
    </div>
  );
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
