'use client';

import { toast } from '@payloadcms/ui';

/** The answer of an endpoint of ours, or a refusal in the content service's shape (`content/access/refuse.ts`). */
type Answer = { message?: string; errors?: { message?: string }[] };

/** Shows staff as a notice what one of our own endpoints answers, or that it does not. */
export async function showResponse(asked: Promise<Response>): Promise<void> {
  const response = await asked.catch(() => undefined);
  const { message, errors }: Answer = (await response?.json().catch(() => undefined)) ?? {};
  const words = message ?? errors?.[0]?.message ?? 'The server did not answer.';
  if (response?.ok) toast.success(words);
  else toast.error(words);
}
