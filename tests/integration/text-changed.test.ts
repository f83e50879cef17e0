import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { sampleRichText } from '../support/sample-records.ts';

/** Search engines are notified when a text changed, not when someone pressed a button. */
withDatabase();
withContentService();

const longAgo = '2026-01-05';
const today = () => new Date().toISOString().slice(0, 10);
let made = 0;

async function newQuestion(): Promise<number> {
  const service = await contentService();
  made += 1;
  const data = { key: `question-${made}`, group: 'posp', question: 'Who pays?', position: made } as const;
  const stored = { ...data, answer: sampleRichText, _status: 'published' as const };
  return (await service.create({ collection: 'faqs', data: stored })).id;
}

/** A published question whose text is of long ago. */
async function oldQuestion(): Promise<number> {
  const id = await newQuestion();
  await rowsOf('update faqs set text_changed_at = $1, updated_at = $1 where id = $2', [longAgo, id]);
  return id;
}

async function save(id: number, data: Record<string, unknown>): Promise<void> {
  const service = await contentService();
  await service.update({ collection: 'faqs', id, data: { ...data, _status: 'published' } });
}

async function saveDraft(id: number, data: Record<string, unknown>): Promise<void> {
  const service = await contentService();
  await service.update({ collection: 'faqs', id, data, draft: true });
}

async function dayOf(id: number): Promise<string | undefined> {
  const day = `to_char(text_changed_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const [row] = await rowsOf<{ day: string }>(`select ${day} as day from faqs where id = $1`, [id]);
  return row?.day;
}

test('a record bears the day on which it is first published', async () => {
  expect(await dayOf(await newQuestion())).toBe(today());
});

test('a save that changes no word, another place in the list and a draft leave the day', async () => {
  const id = await oldQuestion();
  await save(id, {});
  await save(id, { position: 70 });
  await saveDraft(id, { question: 'Who pays, and when?' });
  expect(await dayOf(id)).toBe(longAgo);
});

test('a record that was long a draft counts from the day on which it is published', async () => {
  const id = await oldQuestion();
  await saveDraft(id, { question: 'Who pays, and when?' });
  await save(id, {});
  expect(await dayOf(id)).toBe(today());
});

test('a word of rich text is a word', async () => {
  const id = await oldQuestion();
  const [paragraph] = sampleRichText.root.children;
  const children = [{ ...paragraph, children: [{ type: 'text', version: 1, text: 'Hello!' }] }];
  await save(id, { answer: { root: { ...sampleRichText.root, children } } });
  expect(await dayOf(id)).toBe(today());
});

test('a record of an earlier version keeps the day of its last save until its text changes', async () => {
  const id = await oldQuestion();
  await rowsOf('update faqs set text_changed_at = null where id = $1', [id]);
  await save(id, { position: 90 });
  expect(await dayOf(id)).toBe(longAgo);
  await save(id, { question: 'Who is paid?' });
  expect(await dayOf(id)).toBe(today());
});
