import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { actOnCase } from '#cases/act-on-case.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { env } from '#platform/env.ts';
import { deleteExpired, sweepAll } from '#platform/retention.ts';
import { rowsOf } from './database.ts';
import { newVisitor, sampleEnquiry } from './visitor.ts';

const someAdviser = { id: 1, name: 'Meera', isAdministrator: false };

export type SamplePerson = { reference: string; marks: string[] };

/** Saves a form through the real endpoint, works on its deliveries, and has staff note something. */
export async function somebody(
  endpoint: 'save_lead_data' | 'save_pos_data',
  word: string,
): Promise<SamplePerson> {
  const isAgent = endpoint === 'save_pos_data';
  const form = sampleEnquiry({
    name: `${word} Name`,
    email: `${word}@mail.example`,
    city: `${word} City`,
    company_name: `${word} Company`,
    referrer_url: `http://localhost:3000/${word}-page`,
    ...(isAgent ? { variant: 'posp', concern: 'POSP' } : { variant: 'corporate' }),
  });
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form, { 'idempotency-key': `${word}-key` });
  const reference = String(body.data?.reference);
  const deliveries = await rowsOf<{ id: number }>('select id from deliveries where reference = $1', [
    reference,
  ]);
  expect(deliveries).toHaveLength(2);
  for (const { id } of deliveries) await deliver({ deliveryId: id }).catch(() => undefined);
  const [opened] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  const note = { kind: 'note', text: `${word} called` } as const;
  expect(await actOnCase(opened?.id ?? 0, note, someAdviser)).toEqual({ done: true });
  return { reference, marks: [word, String(form.phone), reference] };
}

/** Their records become so much older, and so do the files of their mails. */
export async function age(reference: string, interval: string): Promise<void> {
  for (const table of ['call_from_experts', 'posp_agent_forms']) {
    await rowsOf(`update ${table} set created_at = now() - $2::interval where reference = $1`, [
      reference,
      interval,
    ]);
  }
  const folder = path.join(env().dataDir, 'mail');
  const aWhileAgo = Date.now() / 1000 - 2 * 86_400;
  for (const file of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, file), aWhileAgo, aWhileAgo);
}

/** The daily deletion and the sweeps, as each instance runs them. */
export async function takeOut(): Promise<void> {
  await deleteExpired(allPersonalData);
  await sweepAll(allPersonalData);
}
