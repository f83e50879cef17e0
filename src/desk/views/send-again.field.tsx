'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

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
    const { message } = (await response.json().catch(() => ({ message: 'The server did not answer.' }))) as {
      message: string;
    };
    if (response.ok) toast.success(message);
    else toast.error(message);
    router.refresh();
  }

  return (
    <Button buttonStyle="secondary" onClick={handleClick}>
      Send again
    </Button>
  );
}
