import { beforeEach, expect, test, vi } from 'vitest';
import { crmKeys, openCrms, referenceFields } from '../support/crms/all-crms.ts';
import { handedOver } from '../support/crms/handed-over.ts';
import type { Trouble } from '../support/crms/stand-in.ts';
import { setEnvironment } from '../support/environment.ts';

const { all, endTokens, variables } = await openCrms();
setEnvironment(variables);

import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

withDatabase();

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** Each hour of the day; the silence lasts until the request is given up, so there is one hour of it. */
const day: readonly Trouble[] = [
  'none',
  'cut-after',
  'busy',
  'none',
  'broken',
  'cut-before',
  'silent-after',
  'closed',
  'cut-after',
  'none',
  'busy',
  'broken',
];
const hourMs = 3_600_000;

type Owed = { id: number };
const owed = () => rowsOf<Owed>(`select id from deliveries where channel = 'crm' and state <> 'sent'`);
const attempt = async () => {
  for (const { id } of await owed())
    await rowsOf(`update deliveries set last_attempt_at = now() - interval '1 hour' where id = $1`, [id]);
  await Promise.allSettled((await owed()).map(({ id }) => deliver({ deliveryId: id })));
};

test('a day of outages: each enquiry is in each CRM, once', { timeout: 90_000 }, async () => {
  const start = Date.now();
  const references: string[] = [];
  for (const [hour, trouble] of day.entries()) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hour * hourMs });
    for (const [index, key] of crmKeys.entries()) {
      // Each has its bad hours at another time, the silence excepted.
      const shifted = day[(hour + index) % day.length] ?? 'none';
      const isQuiet = [trouble, shifted].includes('silent-after');
      all[key].trouble = isQuiet ? trouble : shifted;
    }
    if (hour % 3 === 0) endTokens();
    references.push(
      (await handedOver()).reference,
      (await handedOver({ email: `h${hour}@example.com` })).reference,
    );
    await attempt();
    // Killed after the request, before its answer was noted.
    await rowsOf(
      `update deliveries set state = 'sending' where channel = 'crm' and state = 'sent' and id % 7 = 0`,
    );
  }
  const isLate = await owed();
  expect(isLate.length).toBeGreaterThan(0);
  for (const key of crmKeys) all[key].trouble = 'none';
  await attempt();
  expect(await owed()).toEqual([]);
  vi.useRealTimers();

  for (const key of crmKeys) {
    const kept = [...all[key].records.values()].map(({ fields }) => fields[referenceFields[key]]);
    expect(kept.sort(), key).toEqual(references.toSorted());
  }
});
