import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { rowsOf } from './database.ts';

export type Row = {
  id: number;
  message_id: string;
  state: string;
  attempts: number;
  last_error: string | null;
};

/** @param word is found wherever something of this visitor is left */
export async function owed(word: string, reference = 'AB2CD3EF'): Promise<Row> {
  const messageId = await inTransaction((client) =>
    enqueueMail(client, {
      template: 'result-link',
      to: `${word}@mail.example`,
      locale: 'en',
      data: {
        toolTitle: 'Risk Janampatri',
        link: `https://www.example.com/risk-janampatri/result/${word}`,
        expiresAt: '2026-12-22T06:00:00.000Z',
        consentVersion: '2026-11-22',
      },
      reference,
    }),
  );
  const [row] = await rowsOf<Row>('select * from mail.outgoing where message_id = $1', [messageId]);
  if (!row) throw new Error('Nothing is owed.');
  return row;
}

export async function rowOf(id: number): Promise<Row | undefined> {
  return (await rowsOf<Row>('select * from mail.outgoing where id = $1', [id]))[0];
}

export const jobsOf = (id: number) =>
  rowsOf(`select from pgboss.job where name = 'outgoing-mail' and data ->> 'outgoingId' = $1`, [String(id)]);
