import { beforeAll, expect, test } from 'vitest';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { say } from '../support/fault-say.ts';
import { until } from '../support/fault-wait.ts';
import { type FaultWorld, openServer, openWorld } from '../support/fault-world.ts';

/** Notices of changes are not kept for a listener that is away: what was changed in the meantime must be found. */
const tidyUp = tidyUpAfterwards();
let cable: Cable;
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  const server = await openServer(tidyUp);
  cable = await cableTo(server.url);
  tidyUp(() => cable.cut());
  ({ site, ledger } = await openWorld(tidyUp, { siteUrl: cable.url, url: server.url }));
});

test('a page that is changed in the database is live within two seconds', async () => {
  await changeHeading('/cruise', 'Seen at once');
  await until('the change is live', 2000, () => shows('/cruise', 'Seen at once'));
});

test('a page that is changed while the cable is pulled out is live after the reconnection', async () => {
  await cable.cut();
  await changeHeading('/cruise', 'Changed in the dark');
  await until('the site has tried to listen again', 10_000, () =>
    site.output().includes('no listener on the database'),
  );
  expect(await shows('/cruise', 'Seen at once'), 'the old page stays meanwhile').toBe(true);
  await cable.mend();
  const ms = await until('the change is live', 15_000, () => shows('/cruise', 'Changed in the dark'));
  say('live after the cable was mended', { ms });
});

test('a page that is changed the moment the listener loses its connection is live all the same', async () => {
  await ledger.run(`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'`);
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
