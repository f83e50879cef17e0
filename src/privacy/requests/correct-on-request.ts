import type pg from 'pg';
import { correctRecord } from '#enquiry/store/correct-record.ts';
import { notifyCrm, notifySupport } from './notices.ts';
import type { OpenRequest } from './open-request.ts';
import { settleRequest } from './settle-request.ts';
import { StepNotPossible } from './step-not-possible.ts';

/** Corrects the answer that a request names, in its record and in the lists. */
export async function correctOnRequest(
  client: pg.ClientBase,
  request: OpenRequest,
  userId: number,
): Promise<void> {
  const { reference, aboutReference, aboutField, right } = request;
  const isDone =
    aboutReference &&
    aboutField &&
    (await correctRecord(client, { reference: aboutReference, field: aboutField, right: right ?? '' }));
  if (!isDone) throw new StepNotPossible('There is no such answer to correct.');
  const done = { event: 'corrected', reference, references: [aboutReference] } as const;
  await notifySupport(client, done);
  await notifyCrm(client, done);
  await settleRequest(client, request, { step: 'correct', words: '', userId });
}
