import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { expect, test } from 'vitest';
import { contentService } from '#content/read/content-service.ts';
import { inTransaction } from '#platform/database.ts';
import { defineQueue, enqueue } from '#platform/queue.ts';
import { down, up } from '../../migrations/20261122_154500_mail.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { findTraces } from '../support/find-traces.ts';

/** Mails with a tool's result was in a queue of their own, whole. */
const { dataDir } = setEnvironment();
withDatabase();
withContentService();

const oldQueue = defineQueue<object>('result-mail', { retryDelay: 5 });

function oldJob(word: string): object {
  const mail = {
    to: `${word}@mail.example`,
    locale: 'en',
    toolTitle: 'Risk Janampatri',
    link: `https://x/${word}`,
  };
  const expiresAt = '2026-12-22T06:00:00.000Z';
  return {
    messageId: `${word}@localhost`,
    reference: 'AB2CD3EF',
    consentVersion: '2026-11-22',
    mail: { ...mail, expiresAt },
  };
}

test('mails that waited in the old queue wait in the outbox, and of those sent no recipient is left', async () => {
  await inTransaction(async (client) => {
    for (const word of ['Xqzvwaits', 'Xqzvretried', 'Xqzvfailed'])
      await enqueue(oldQueue, oldJob(word), client);
  });
  for (const [word, state] of [
    ['Xqzvretried', 'retry'],
    ['Xqzvfailed', 'failed'],
  ])
    await rowsOf(`update pgboss.job set state = $2::pgboss.job_state where data ->> 'messageId' = $1`, [
      `${word}@localhost`,
      state,
    ]);
  const { drizzle } = (await contentService()).db as unknown as PostgresAdapter;
  const db = drizzle as unknown as Parameters<typeof up>[0]['db'];
  await down({ db });
  await up({ db });
  const rows = await rowsOf(
    'select message_id, template, recipient, locale, data, reference, state from mail.outgoing order by id',
  );
  expect(rows.map((row) => row.message_id).sort()).toEqual(['Xqzvretried@localhost', 'Xqzvwaits@localhost']);
  expect(rows).toContainEqual({
    message_id: 'Xqzvwaits@localhost',
    template: 'result-link',
    recipient: 'Xqzvwaits@mail.example',
    locale: 'en',
    data: {
      toolTitle: 'Risk Janampatri',
      link: 'https://x/Xqzvwaits',
      expiresAt: '2026-12-22T06:00:00.000Z',
      consentVersion: '2026-11-22',
    },
    reference: 'AB2CD3EF',
    state: 'pending',
  });
  expect(await findTraces(['Xqzvfailed'], dataDir)).toEqual([]);
  expect(await rowsOf(`select from pgboss.job where name = 'result-mail'`)).toEqual([]);
});
