import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });

import { allPersonalData } from '#desk/all-personal-data.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import {
  administrator,
  forgetLimits,
  look,
  openPage,
  patience,
  send,
  step,
  withPrivacyStaff,
} from '../support/privacy-pages.ts';

/**
 * A person sees, stops, corrects and erases what we hold of them. Traces that are left are looked for in every column of every
 * table and in every file: a new table is searched automatically.
 */
withDatabase();
withContentService();
withPrivacyStaff();

test('an erased person is found nowhere, in no column and no file, and another person’s data stays', async () => {
  await forgetLimits();
  const [one, other] = [await createPersonalData('Vqzvone'), await createPersonalData('Vqzvother')];
  await vi.waitFor(async () => {
    const [row] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from deliveries where reference = any($1) and state = 'sent'`,
      [one.references],
    );
    expect(row?.count).toBe(5);
    expect(await rowsOf('select from enquiry.news_wishes')).toEqual([]);
    expect(await rowsOf(`select from mail.outgoing where state <> 'sent'`)).toEqual([]);
  }, patience);
  const theirs = [...one.marks, one.email];
  const ofOther = await findTraces([...other.marks, other.email], dataDir);
  const { token: csrfToken, cookie } = await look(await openPage(one));
  expect((await send('/privacy/request/mine/erase', { csrfToken }, cookie)).status).toBe(422);
  expect((await send('/privacy/request/mine/erase', { csrfToken, sure: 'on' }, cookie)).status).toBe(303);
  expect(await findTraces(theirs, dataDir)).toEqual(
    expect.arrayContaining([
      'mail/',
      'files/',
      'public.newsletter_subscribers.email',
      'enquiry.uploads.name',
    ]),
  );

  const { id, status } = await step('erase', administrator, 'erasure');
  expect(status).toBe(303);
  // The last mail and our own people’s notice still go out; the CRM, which takes nothing here, gets the reference.
  await vi.waitFor(async () => {
    expect(await rowsOf(`select state from mail.outgoing where state <> 'sent'`)).toEqual([]);
    expect(await findTraces([...one.marks.slice(0, 2), one.email], dataDir)).toEqual(['mail/']);
  }, patience);
  await rowsOf(`update deliveries set state = 'sent' where subject = 'person.erased'`);
  const aDayAgo = Date.now() / 1000 - 2 * 86_400;
  const folder = path.join(dataDir, 'mail');
  await vi.waitFor(async () => {
    // A mail that was on its way may come a moment after the others.
    for (const file of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, file), aDayAgo, aDayAgo);
    await sweepAll(allPersonalData);
    expect(await findTraces(theirs, dataDir)).toEqual([]);
  }, patience);

  const left = await findTraces([...other.marks, other.email], dataDir);
  expect(left).toEqual(ofOther);
  const [request] = await rowsOf<{ reference: string }>(
    'select reference from privacy_requests where id = $1',
    [id],
  );
  expect(
    await rowsOf(`select kind, user_id, who, about from staff.audit_log where kind = 'person-erased'`),
  ).toEqual([
    {
      kind: 'person-erased',
      user_id: administrator.id,
      who: administrator.name,
      about: `Privacy request ${request?.reference}`,
    },
  ]);
  const [record] = await rowsOf<{ person_code: string; erased: Record<string, number> }>(
    'select state, person_code, erased, email, phone from privacy_requests where id = $1',
    [id],
  );
  expect(record).toMatchObject({ state: 'done', email: null, phone: null, person_code: expect.any(String) });
  expect(record?.erased).toMatchObject({ 'public.call_from_experts': 1, 'public.posp_agent_forms': 1 });
  expect(record?.erased).toMatchObject({
    'tools.attached_results': 1,
    'public.newsletter_subscribers': 1,
    'enquiry.uploads': 1,
    'files/': 1,
  });
});

test('a record that a law keeps stays whole, and the person is informed', async () => {
  await forgetLimits();
  const one = await createPersonalData('Wqzvone');
  await rowsOf(
    `update site_settings_locales set privacy_held_back_agents_months = 'Records of agents: five years.'`,
  );
  const { token: csrfToken, cookie, html } = await look(await openPage(one));
  expect(html).toContain('Records of agents: five years.');
  await send('/privacy/request/mine/erase', { csrfToken, sure: 'on' }, cookie);
  const { id, status } = await step('erase', administrator, 'erasure');
  await rowsOf('update site_settings_locales set privacy_held_back_agents_months = null');
  expect(status).toBe(303);
  const [request] = await rowsOf('select state, outcome from privacy_requests where id = $1', [id]);
  expect(request).toEqual({ state: 'held-back', outcome: 'Records of agents: five years.' });
  const [lead, agent] = one.references;
  expect(await rowsOf('select from call_from_experts where reference = $1', [lead])).toHaveLength(0);
  expect(await rowsOf('select from posp_agent_forms where reference = $1', [agent])).toHaveLength(1);
  expect(await rowsOf('select from consents where reference = $1', [agent])).toHaveLength(4);
});
