'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { tellAnswer } from './tell-answer.ts';

/** The button "Send again" on a delivery. */
export function SendAgainField() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  if (!id) return null;

  async function handleClick() {
    const response = await fetch(`/cmsapi/api/deliveries-send-again/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
    });
    await tellAnswer(response);
    router.refresh();
  }

  return (
    <Button buttonStyle="secondary" onClick={handleClick}>
      Send again
    </Button>
  );
}
