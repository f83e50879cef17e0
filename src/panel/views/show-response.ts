'use client';

import { toast } from '@payloadcms/ui';

/** Shows staff the answer of one of our own endpoints as a notice. */
export async function showResponse(response: Response): Promise<void> {
  const { message } = (await response.json().catch(() => ({ message: 'The server did not answer.' }))) as {
    message: string;
  };
  if (response.ok) toast.success(message);
  else toast.error(message);
}
