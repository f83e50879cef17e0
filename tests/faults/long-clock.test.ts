import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { type Ask, newAsk, newSession, send } from '../support/fault-visitor.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';

/** The clock of the site's machine goes two years on and comes back, while it runs and between two starts. */
const tidyUp = tidyUpAfterwards();
const twoYears = 731;
const asks: Ask[] = [];
let server: OwnServer;
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];
let clockFile = '';

beforeAll(async () => {
  server = await openServer(tidyUp, { isSeeded: true });
  const script = path.resolve('tests/support/fault-clock.mjs');
  ({ site, mailbox, ledger } = await openWorld(tidyUp, {
    siteUrl: server.url,
    url: server.url,
    variables: (dataDir) => {
      clockFile = path.join(dataDir, 'clock-is-off');
      return { TEST_CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${pathToFileURL(script)}` };
    },
  }));
});

async function setClock(days: number): Promise<void> {
  fs.writeFileSync(clockFile, String(days));
  // The site looks ten times a second.
  await pause(1000);
}

async function ask(): Promise<void> {
  const made = newAsk();
  const answer = await send(site.url, await newSession(site.url), made);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  made.references.push(String(answer.body.data?.reference));
  asks.push(made);
}

/** What a sweep that believes the clock would take away. */
async function leaveSomethingToSweep(): Promise<void> {
  await ledger.run(`insert into enquiry.uploads (id, sha256) values ('a-file-of-somebody-1', 'x')`);
  fs.writeFileSync(path.join(site.dataDir, 'files/a-file-of-somebody-1'), 'a résumé');
  fs.writeFileSync(path.join(site.dataDir, 'files/a-file-without-a-row-1'), 'a résumé');
}

const kept = async () => ({
  files: fs.readdirSync(path.join(site.dataDir, 'files')).sort(),
  rows: (await ledger.rows('select from enquiry.uploads')).length,
});

test('two years on and back: nothing is deleted, every enquiry is stored once, and pages have the right year', async () => {
  const thisYear = new Date().getFullYear();
  await ask();
  await leaveSomethingToSweep();
  const before = await kept();

  await setClock(twoYears);
  await ask();
  await server.stop();
  await ask();
  await server.start();
  await until('the database is back', 60_000, async () => (await fetch(`${site.url}/readyz/save`)).ok);

  await site.stop();
  await site.start();
  await ask();
  await until('it is not believed', 20_000, () => site.output().includes('the clock is not believed'));
  await until('pages are rendered with its year', 60_000, () => shows(thisYear + 2));
  expect(await kept()).toEqual(before);

  await setClock(0);
  await ask();
  await site.stop();
  await site.start();
  await ask();
  await until('pages are rendered with the right year', 60_000, () => shows(thisYear));
  expect(await kept()).toEqual(before);
  const stored = await expectStoredOnce(ledger, asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 60_000 });
  expect(
    await ledger.rows(`select from operations.held_deletions where place = 'clock'`),
    'the site believes its clock again',
  ).toHaveLength(0);
});

async function shows(year: number): Promise<boolean> {
  const html = await (await fetch(`${site.url}/cruise`)).text();
  return html.includes(`© ${year}`);
}
