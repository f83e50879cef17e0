'use client';

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { showResponse } from '../show-response.ts';
import './newsletter.css';
import { SendingProgress, type SendingState } from './sending-progress.tsx';

type Known = { sending: SendingState | null; readers: number };

const lookEveryMs = 5000;

/** Actions on an issue: preview it as a mail, send yourself a test, send it to everyone, stop, continue. */
export function SendingField() {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const [known, setKnown] = useState<Known>();
  const isUnderWay = known?.sending?.state === 'sending' || Boolean(known?.sending?.underWay);

  // How far it has come is known to the server alone.
  useEffect(() => {
    if (!id) return;
    const look = () => askFor(id).then(setKnown, () => undefined);
    void look();
    if (!isUnderWay) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [id, isUnderWay]);

  if (!id)
    return (
      <p className="field-type">Save a draft first. You can then preview it as an e-mail and send it.</p>
    );

  async function act(name: 'test' | 'send' | 'stop' | 'continue') {
    const init = { method: 'POST', credentials: 'same-origin' } as const;
    await showResponse(await fetch(`/cmsapi/api/newsletter-${name}/${id}`, init));
    if (id) setKnown(await askFor(id));
    if (name === 'send') router.refresh();
  }

  function handleSend() {
    const question = `Send this issue to everyone who confirmed (${known?.readers ?? 0})? This cannot be undone.`;
    if (window.confirm(question)) void act('send');
  }

  const sending = known?.sending;
  const secondary = { buttonStyle: 'secondary', size: 'small', disabled: isModified } as const;
  return (
    <div className="field-type">
      {isModified && <p>Save first: you see and send the saved draft.</p>}
      <div className="newsletter-acts">
        <Button {...secondary} el="anchor" url={`/cmsapi/api/newsletter-preview/${id}`} newTab>
          See it as a mail
        </Button>
        <Button {...secondary} onClick={() => act('test')}>
          Send it to me
        </Button>
        {known && !sending && (
          <Button size="small" disabled={isModified} onClick={handleSend}>
            Send to all subscribers
          </Button>
        )}
        {sending?.state === 'sending' && (
          <Button {...secondary} disabled={false} onClick={() => act('stop')}>
            Stop
          </Button>
        )}
        {sending?.state === 'stopped' && (
          <Button {...secondary} disabled={false} onClick={() => act('continue')}>
            Go on
          </Button>
        )}
      </div>
      {sending && <SendingProgress sending={sending} />}
    </div>
  );
}

async function askFor(id: number | string): Promise<Known | undefined> {
  const response = await fetch(`/cmsapi/api/newsletter-sending/${id}`, { credentials: 'same-origin' });
  return response.ok ? ((await response.json()) as Known) : undefined;
}
