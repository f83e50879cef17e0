'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { showResponse } from './show-response.ts';

/** @param to the address of our own that gives it back to the worker */
export function ResendButton({ to, label }: { to: string; label?: string }) {
  const router = useRouter();

  async function handleClick() {
    await showResponse(await fetch(to, { method: 'POST', credentials: 'same-origin' }));
    router.refresh();
  }

  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={handleClick} aria-label={label}>
      Send again
    </Button>
  );
}
