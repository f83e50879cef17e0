import { beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type Ledger, openLedger } from '../support/fault-ledger.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { pause, until } from '../support/fault-wait.ts';

/** Notices of changes are not kept for a listener that is away: what was changed meanwhile must be found. */
const tidyUp = tidyUpAfterwards();
const folder = temporaryFolder();
let server: EmbeddedPostgres;
let cable: Cable;
let site: FaultSite;
let ledger: Ledger;

beforeAll(async () => {
  tidyUp(() => removeFolder(folder));
  server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  tidyUp(() => server.stop());
  cable = await cableTo(server.url);
  tidyUp(() => cable.cut());
  site = await newSite({ DATABASE_URL: cable.url });
  tidyUp(() => site.remove());
  await site.start();
  ledger = openLedger(server.url);
  tidyUp(() => ledger.close());
});

test('a page that is changed in the database is live within two seconds', async () => {
  await changeHeading('/cruise', 'Seen at once');
  await until('the change is live', 2000, () => shows('/cruise', 'Seen at once'));
});

test('a page that is changed while the cable is pulled out is live after the reconnection', async () => {
  await cable.cut();
  await changeHeading('/cruise', 'Changed in the dark');
  await pause(3000);
  expect(await shows('/cruise', 'Seen at once'), 'the old page stays meanwhile').toBe(true);
  await cable.mend();
  const ms = await until('the change is live', 15_000, () => shows('/cruise', 'Changed in the dark'));
  say('live after the cable was mended', { ms });
});

test('a page that is changed the moment the listener loses its connection is live all the same', async () => {
  await ledger.run(`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'publisher'`);
  await changeHeading('/cruise', 'Changed in between');
  const ms = await until('the change is live', 15_000, () => shows('/cruise', 'Changed in between'));
  say('live after the listener was cut off', { ms });
});

test('a page that is taken back while the cable is pulled out is gone after the reconnection', async () => {
  await cable.cut();
  await ledger.run(`update pages set _status = 'draft', updated_at = now() where path = '/cruise'`);
  await cable.mend();
  await until('the page is gone', 15_000, async () => {
    const { status } = await fetch(`${site.url}/cruise`, { redirect: 'manual' });
    return status !== 200;
  });
});

/** As the content service writes it: the text in the language's table, the moment of the change in the page's. */
function changeHeading(path: string, heading: string): Promise<unknown> {
  return ledger.rows(
    `with changed as (update pages set updated_at = now() where path = $1 returning id)
     update pages_locales set heading = $2 from changed where _parent_id = changed.id`,
    [path, heading],
  );
}

async function shows(path: string, heading: string): Promise<boolean> {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return (await response.text()).includes(heading);
}
