import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { answerMailKey } from '../mails/mail-keys.ts';
import type { OpenRequest } from './open-request.ts';
import { isSettled, type Proof, type Step, stepRules } from './request.ts';

type Going = {
  step: Step;
  /** The deed, or why it was not done: the person reads it. */
  words: string;
  userId: number;
  proof?: Proof | undefined;
};

/** Notes a step and its state; the person gets the answer by mail once there is one. */
export async function settleRequest(
  client: pg.ClientBase,
  request: OpenRequest,
  { step, words, userId, proof }: Going,
): Promise<void> {
  const { id, reference, kind, email, locale } = request;
  const { to: state } = stepRules[step];
  const isOver = isSettled(state);
  await client.query(
    `update privacy_requests set state = $2, decided_by_id = $3, outcome = coalesce(nullif($4, ''), outcome),
       confirmed_at = case when $6::boolean then now() else confirmed_at end, proof = coalesce($7, proof),
       due_at = case when not $5::boolean then due_at end, settled_at = case when $5::boolean then now() end,
       mailed_at = case when $8::boolean then now() end, updated_at = now()
     where id = $1`,
    [id, state, userId, words, isOver, state === 'confirmed', proof ?? null, isOver && Boolean(email)],
  );
  if (!email || !isOver) return;
  const data = { kind, state, words, reference };
  await enqueueMail(client, { template: answerMailKey, to: email, locale, data, reference });
}
