import { expect, test } from 'vitest';
import { readMultipart, type SentFile } from './read-multipart.ts';

function sent(): Request {
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(100_000)], 'resume.pdf'));
  form.set('name', 'Asha');
  return new Request('http://localhost/', { method: 'POST', body: form });
}

const reading = (take: (file: SentFile) => Promise<unknown>) =>
  readMultipart(sent(), { part: 'resume', take, drop: async () => undefined });

test('a file that is not taken leaves the form’s other fields to be read', async () => {
  const { fields, file } = await reading(async () => 'refused');
  expect(fields).toEqual({ name: 'Asha' });
  expect(file).toBe('refused');
});

test('a file of which only the beginning is read leaves them as well', async () => {
  const { fields } = await reading(async ({ content }) => {
    for await (const _ of content) break;
  });
  expect(fields).toEqual({ name: 'Asha' });
});

test('a taker that fails before it reads is heard', async () => {
  const failing = reading(async () => {
    throw new Error('No room.');
  });
  await expect(failing).rejects.toThrow('No room.');
});
