import { until } from './fault-wait.ts';
import { agentOf, enquiryOf, type Visitors } from './upgrade-make-enquiries.ts';
import type { OldWorld } from './upgrade-make-world.ts';
import type { StaffMember } from './upgrade-staff.ts';

/** Brings enquiries, deliveries and their jobs into every state that they can be in. */
async function countOf({ client }: OldWorld, deliveries: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from deliveries where ${deliveries}`,
  );
  return rows[0]?.count ?? 0;
}

export function untilAllAreSent(world: OldWorld): Promise<number> {
  return until('all of them are sent', 60_000, async () => (await countOf(world, `state <> 'sent'`)) === 0);
}

/** Advisers call back, note what they heard, send something again; someone withdraws what they agreed to. */
export async function answerSome({ client }: OldWorld, adviser: StaffMember): Promise<void> {
  const [first, second, third, fourth] = await adviser.all('call-from-experts');
  const [agent] = await adviser.all('posp-agent-forms');
  const { request } = adviser;
  await request('PATCH', `/call-from-experts/${first?.id}`, {
    progress: 'called',
    notes: 'Wants three quotes.',
  });
  await request('PATCH', `/call-from-experts/${second?.id}`, {
    progress: 'no-answer',
    notes: 'Rang twice.\nNobody.',
  });
  await request('PATCH', `/call-from-experts/${third?.id}`, { progress: 'closed' });
  await request('PATCH', `/posp-agent-forms/${agent?.id}`, { progress: 'called', notes: 'Sent the papers.' });
  const [delivery] = await adviser.all('deliveries');
  await request('POST', `/deliveries-send-again/${delivery?.id}`);
  // No screen of this version can note it: an administrator did so in the database.
  await client.query(
    `update consents set withdrawn_at = now(), updated_at = now()
     where enquiry_id = $1 and purpose in ('consent_news', 'consent_whatsapp')`,
    [fourth?.id],
  );
}

/**
 * While mail and CRM refuse: some wait for their next attempt, one pair has been given up, and one pair's
 * jobs are out of retries. Time is shortened for the last two, which would take days: the worker's own next
 * attempt then is the last one.
 */
export async function failSome(world: OldWorld, { save }: Visitors): Promise<void> {
  world.mailbox.mode = 'refusing';
  world.crm.mode = 'refusing';
  await save(enquiryOf('Imran Qureshi', { email: 'imran@example.com', variant: 'corporate' }));
  await save({ ...enquiryOf('Tara Joshi'), hasKey: true });
  await save(agentOf('Vikram Singh', 'vikram.singh@example.com'));
  const hopeless = await save(enquiryOf('Bhavna Shah'));
  const jobless = await save(enquiryOf('Dinesh Nair'));
  await until(
    'each has failed three times',
    120_000,
    async () => (await countOf(world, 'attempts >= 3')) >= 10,
  );

  const jobsOf = `data ->> 'deliveryId' in (select id::text from deliveries where reference = $1)`;
  const { client } = world;
  await client.query('update deliveries set attempts = 27 where reference = $1', [hopeless]);
  await client.query(`update pgboss.job set start_after = now() where ${jobsOf}`, [hopeless]);
  await client.query(
    `update pgboss.job set start_after = now(), retry_count = retry_limit - 1 where ${jobsOf}`,
    [jobless],
  );
  await until('two are given up', 60_000, async () => (await countOf(world, `state = 'failed'`)) === 2);
  await until('two jobs are out of retries', 60_000, async () => {
    const { rows } = await client.query(`select from pgboss.job where state = 'failed' and ${jobsOf}`, [
      jobless,
    ]);
    return rows.length === 2;
  });
}

/** While no one answers: both workers hang in the middle of sending, and what comes then waits untouched. */
export async function hangSome(world: OldWorld, { save }: Visitors): Promise<void> {
  world.mailbox.mode = 'silent';
  world.crm.mode = 'silent';
  await save(enquiryOf('Meena Pillai'));
  await until('it is being sent', 10_000, async () => (await countOf(world, `state = 'sending'`)) >= 2);
  await save(enquiryOf('Joseph Kurian'));
  await until('two are being sent', 10_000, async () => (await countOf(world, `state = 'sending'`)) >= 4);
  await save(enquiryOf('Zoya Ali', { consent_share: true }));
  await save({ ...agentOf('Harpreet Kaur', 'harpreet.kaur@example.com'), hasKey: true });
}
