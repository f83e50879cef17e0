import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { samplePdf } from './sample-documents.ts';
import { type Answer, answerOf, api, origin, sampleEnquiry, type Visitor } from './visitor.ts';

export async function sendForm(
  { headers }: Visitor,
  endpoint: string,
  { fields = {}, file, name = 'cv.pdf', more = {} }: SentForm,
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  if (file) form.set('resume', new File([new Uint8Array(file)], name, { type: 'text/html' }));
  const { 'content-type': _, ...own } = headers;
  return answerOf(
    await api.request(`/api/${endpoint}`, { method: 'POST', headers: { ...own, ...more }, body: form }),
  );
}
export type SentForm = {
  fields?: Record<string, unknown>;
  file?: Buffer;
  name?: string;
  more?: Record<string, string>;
};

export async function uploaded(visitor: Visitor, file = samplePdf(), name = 'cv.pdf'): Promise<string> {
  const { status, body } = await sendForm(visitor, 'upload_resume', { file, name });
  expect([status, body.status_code]).toEqual([200, 1]);
  return String(body.data?.upload);
}

/** A complete application of someone who has not written before. */
export function sampleApplication(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { name, phone } = sampleEnquiry();
  return {
    ...{ name, phone, email: `a${phone}@mail.example`, position: 'Claims adviser' },
    ...{ referrer_url: `${origin}/career`, consent: true, ...changes },
  };
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}
