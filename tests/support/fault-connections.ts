import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import type { tidyUpAfterwards } from './fault-clean-up.ts';
import { say } from './fault-say.ts';
import { newSite } from './fault-site.ts';
import { startStorm, untilAcknowledged } from './fault-storm.ts';
import { until } from './fault-wait.ts';
import { openServer } from './fault-world.ts';

type Instance = {
  desk: 'on' | 'off';
  /** DATABASE_CONNECTIONS, where it is not left as it comes. */
  set?: string;
  budget: number;
};

/** One instance under everything at once uses no more connections than its budget, and nearly that many. */
export async function expectWithinBudget(
  tidyUp: ReturnType<typeof tidyUpAfterwards>,
  { desk, set, budget }: Instance,
): Promise<void> {
  const server = await openServer(tidyUp, { isSeeded: true });
  const site = await newSite({
    DATABASE_URL: server.url,
    DESK: desk,
    ...(set && { DATABASE_CONNECTIONS: set }),
  });
  tidyUp(() => site.remove());
  const beside = new pg.Client({ connectionString: server.url });
  await beside.connect();
  tidyUp(() => beside.end());
  const held = async () => {
    const { rows } = await beside.query(`select count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    return Number(rows[0].count);
  };
  const counts: number[] = [];
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; await pause(40)) counts.push(await held());
  })();

  await site.start();
  if (desk === 'on')
    await until('the desk answers', 60_000, async () => (await fetch(`${site.url}/admin`)).status === 200);
  const storm = startStorm({ url: site.url, connections: 40 });
  await untilAcknowledged(storm, 200);
  // Everything at once: enquiries, and pages' lists through both content services.
  const staffReads = Array.from({ length: desk === 'on' ? 60 : 0 }, (_, page) =>
    fetch(`${site.url}/cmsapi/api/pages?limit=5&page=${page + 1}`).then((answer) => answer.status),
  );
  const drawn = Array.from({ length: 60 }, () =>
    fetch(`${site.url}/thank-you?reference=AB3CD4EF`).then((answer) => answer.status),
  );
  expect(new Set(await Promise.all([...staffReads, ...drawn]))).toEqual(new Set([200]));
  await untilAcknowledged(storm, 200);
  await storm.end();
  isOver = true;
  await counting;

  say(`desk ${desk}`, { most: Math.max(...counts), budget, asks: storm.asks.length });
  expect(storm.acknowledged().length).toBe(storm.asks.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(budget);
  // Else it would have measured a site that does nothing.
  expect(Math.max(...counts)).toBeGreaterThan(budget / 2);
}
