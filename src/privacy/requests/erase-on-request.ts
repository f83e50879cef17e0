/**
 * Carries an erasure out: everything of the person goes in the caller's transaction, the request stays as the record
 * that it was done, our own people and their list of customers are notified, and the person gets a last mail.
 */

import type pg from 'pg';
import type { PrivacySettings } from '#content/collections/site-settings/privacy.field.ts';
import { enqueueErasures, lockHandOvers, readHandOvers } from '#enquiry/crm/erase-in-crms.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { enqueue } from '#platform/queue.ts';
import { sign } from '#platform/secrets.ts';
import { erasePerson } from '../erase/erase-person.ts';
import { noteErasure } from '../erase/note-erasure.ts';
import { removeFilesQueue } from '../erase/remove-files.ts';
import { answerMailKey } from '../mails/mail-keys.ts';
import { findPerson } from '../person/find-person.ts';
import { reasonsOf, reasonsThatApply } from './held-back.ts';
import { notifyCrm, notifySupport } from './notices.ts';
import { identitiesOf, type OpenRequest } from './open-request.ts';

type Erasure = { request: OpenRequest; userId: number; heldBack: PrivacySettings['heldBack'] };

export async function eraseOnRequest(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { request, userId, heldBack }: Erasure,
): Promise<void> {
  const { id, reference, email, phone, locale } = request;
  const person = await findPerson(client, places, identitiesOf(request));
  const reasons = reasonsOf(heldBack);
  const names = reasons.map(({ name }) => name);

  await lockHandOvers(client, person.references);
  const handOvers = await readHandOvers(client, person.references);
  const { counts, references, files, kept } = await erasePerson(client, places, { person, heldBack: names });
  const told = reasonsThatApply(places, reasons, kept);
  const state = told.length > 0 ? 'held-back' : 'done';
  await client.query(
    `update privacy_requests set state = $2, due_at = null, settled_at = now(), decided_by_id = $3, person_code = $4,
       erased = $5, outcome = $6, mailed_at = case when $7::boolean then now() end, name = null, wrong = null,
       email = null, phone = null, about_reference = null, updated_at = now()
     where id = $1`,
    [
      id,
      state,
      userId,
      sign('privacy-person', email ?? phone ?? ''),
      JSON.stringify(counts),
      told.join('\n'),
      Boolean(email),
    ],
  );
  await noteErasure(client, { person, request: reference, state, heldBack: names });
  if (files.size > 0) await enqueue(removeFilesQueue, { files: Object.fromEntries(files) }, client);
  await notifySupport(client, { event: 'erased', reference, references });
  await notifyCrm(client, { event: 'erased', reference, references });
  const erased = handOvers.filter((handOver) => references.includes(handOver.reference));
  await enqueueErasures(client, { handOvers: erased, reference });
  if (!email) return;
  const data = { kind: 'erasure', state, words: told.join('\n'), reference };
  await enqueueMail(client, { template: answerMailKey, to: email, locale, data });
}
