'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { tellAnswer } from '../tell-answer.ts';
import { type ActionName, type Asked, actionLabels } from './action-names.ts';
import { ActionQuestions } from './action-questions.tsx';

type CaseActionsProps = Asked & { id: number; offers: Record<ActionName, boolean> };

const names = Object.keys(actionLabels) as ActionName[];

/** What can be done now: one press, or a press and what is asked for then. */
export function CaseActions({ id, offers, ...asked }: CaseActionsProps) {
  const [open, setOpen] = useState<ActionName>();
  const [isSending, setIsSending] = useState(false);
  const router = useRouter();

  async function send(kind: ActionName, fields: Record<string, string> = {}) {
    setIsSending(true);
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
              {actionLabels[name]}
            </Button>
          ))}
      </div>
      {open && (
        <ActionQuestions
          key={open}
          action={open}
          {...asked}
          isSending={isSending}
          onSend={(fields) => send(open, fields)}
        />
      )}
    </div>
  );
}
