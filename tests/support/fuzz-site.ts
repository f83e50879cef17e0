import { setContentService } from '#content/read/content-service.ts';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import type { tidyUpAfterwards } from './fault-clean-up.ts';
import { type FaultSite, newSite } from './fault-site.ts';
import { until } from './fault-wait.ts';
import { copySeededCluster } from './seeded-cluster.ts';

/** The built site with its staff side; each reports its memory and handles. Limits are off, so that all is reached. */
export async function startFuzzSite(tidyUp: ReturnType<typeof tidyUpAfterwards>) {
  const site = await newSite({
    DESK: 'on',
    APP_SECRET: process.env.APP_SECRET ?? '',
    RISK_PARTNER_SECRET: 'open-sesame',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  });
  tidyUp(() => site.remove());
  await copySeededCluster(site.dataDir);
  await site.start();
  await until('the desk answers', 60_000, async () => (await fetch(`${site.url}/desk/login`)).status === 200);
  // Members of staff are made in the site's own database.
  setDatabaseUrl((await findRunningPostgres(site.dataDir)) ?? '');
  tidyUp(closeDatabase);
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  return { site, inspectors: inspectorsOf(site) };
}

/** Inspectors of the site and of its staff side, in the order in which they began. */
function inspectorsOf(site: FaultSite): string[] {
  return [...site.output().matchAll(/Debugger listening on (ws:\S+)/g)].map(([, address = '']) => address);
}
