import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { type Ask, newAsk, newSession, send } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';

/** Two instances on one database and one folder of files, which publish, take over their journals and sweep at once. */
const tidyUp = tidyUpAfterwards();
const asks: Ask[] = [];
let server: OwnServer;
let mailbox: FaultWorld['mailbox'];
let ledger: FaultWorld['ledger'];
let sites: [FaultSite, FaultSite];

beforeAll(async () => {
  server = await openServer(tidyUp, { isSeeded: true });
  const world = await openWorld(tidyUp, { siteUrl: server.url, url: server.url });
  ({ mailbox, ledger } = world);
  const variables = { SMTP_URL: mailbox.url, DATABASE_URL: server.url, SITE_URL: world.site.url };
  const other = await newSite(variables);
  tidyUp(() => other.remove());
  for (const folder of ['files', 'uploads']) {
    fs.mkdirSync(path.join(world.site.dataDir, folder), { recursive: true });
    fs.symlinkSync(path.join(world.site.dataDir, folder), path.join(other.dataDir, folder));
  }
  await other.start();
  sites = [world.site, other];
});

const files = () => path.join(sites[0].dataDir, 'files');
const journalOf = ({ dataDir }: FaultSite) => fs.readdirSync(path.join(dataDir, 'journal'));

/** A balancer may send a second attempt to the other instance. */
async function askBoth(ask: Ask): Promise<void> {
  for (const { url } of sites) {
    const session = { ...(await newSession(url)), origin: sites[0].url };
    const answer = await send(url, session, ask);
    expect([answer.status, answer.body.data?.waiting !== undefined]).toEqual([200, true]);
    ask.references.push(String(answer.body.data?.reference));
  }
  asks.push(ask);
}

async function leaveWork(): Promise<void> {
  await server.stop();
  for (let count = 0; count < 30; count += 1) await askBoth(newAsk());
  for (const site of sites) await site.stop();
  await server.start();
  const old = Date.now() / 1000 - 2 * 86_400;
  for (let count = 0; count < 50; count += 1) {
    for (const name of [`without-a-row-${count}-of-old`, `unclaimed-${count}-for-two-days`]) {
      fs.writeFileSync(path.join(files(), name), name);
      fs.utimesSync(path.join(files(), name), old, old);
    }
  }
  await ledger.run(`insert into enquiry.uploads (id, sha256, created_at)
    select 'unclaimed-' || n || '-for-two-days', 'x', now() - interval '2 days' from generate_series(0, 49) n`);
  await ledger.run(`update pages set updated_at = now()`);
  await ledger.run(`update pages_locales set heading = heading || ' (changed)'`);
}

test('each enquiry is stored once, each file goes where it belongs, and both serve every change', async () => {
  await leaveWork();
  const begun = sites.map((site) => site.output().length);
  await Promise.all(sites.map((site) => site.start()));

  for (const site of sites) {
    await until('the journal is taken over', 60_000, () => journalOf(site).length === 0);
    for (const page of ['/cruise', '/group-medical-cover', '/about-us'])
      await until(`${page} is published`, 120_000, async () =>
        (await (await fetch(site.url + page)).text()).includes('(changed)'),
      );
  }
  const stored = await expectStoredOnce(ledger, asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 120_000 });

  const bin = path.join(files(), 'bin');
  await until(
    'all is swept',
    60_000,
    () => !fs.readdirSync(files()).some((name) => /-of-old|-days/.test(name)),
  );
  const binned = fs.readdirSync(bin);
  expect(binned.filter((name) => name.endsWith('-of-old'))).toHaveLength(50);
  for (const name of binned) expect(fs.readFileSync(path.join(bin, name), 'utf8')).toBe(name);
  expect(await ledger.rows('select from enquiry.uploads')).toEqual([]);
  expect(await ledger.rows('select from enquiry.files_to_remove')).toEqual([]);
  const troubles = sites.flatMap((site, index) =>
    site
      .output()
      .slice(begun[index])
      .split('\n')
      .filter((line) => /"level":"(warn|error)"/.test(line)),
  );
  expect(troubles).toEqual([]);
});
