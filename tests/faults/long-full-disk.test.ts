import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { expectClearRefusals, startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { type Ask, newAsk, newSession, send } from '../support/fault-visitor.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';

/** Each of the four places that grow is on a disk of its own, and that is full to the last byte. Mounting needs root. */
describe.skipIf(!canMount())('a full disk', () => {
  const tidyUp = tidyUpAfterwards();
  const disks = {} as Record<'published' | 'files' | 'journal' | 'database', SmallDisk>;
  const asks: Ask[] = [];
  let server: OwnServer;
  let mailbox: FaultWorld['mailbox'];
  let site: FaultWorld['site'];
  let ledger: FaultWorld['ledger'];

  beforeAll(async () => {
    const mount = (name: keyof typeof disks, folder: string, megabytes: number) => {
      disks[name] = mountSmallDisk(folder, megabytes);
      tidyUp(disks[name].unmount);
    };
    server = await openServer(tidyUp, {
      isSeeded: true,
      prepare: (folder) => mount('database', folder, 400),
    });
    ({ site, mailbox, ledger } = await openWorld(tidyUp, {
      siteUrl: server.url,
      url: server.url,
      prepare(dataDir) {
        mount('published', path.join(dataDir, 'published'), 100);
        mount('files', path.join(dataDir, 'files'), 5);
        mount('journal', path.join(dataDir, 'journal'), 5);
      },
    }));
  });

  async function ask(): Promise<Awaited<ReturnType<typeof send>>> {
    const made = newAsk();
    const answer = await send(site.url, await newSession(site.url), made);
    if (answer.status === 200) made.references.push(String(answer.body.data?.reference));
    asks.push(made);
    return answer;
  }

  const page = async () => (await fetch(`${site.url}/cruise`)).text();
  const changeHeading = (heading: string) =>
    ledger.rows(
      `with changed as (update pages set updated_at = now() where path = '/cruise' returning id)
       update pages_locales set heading = $1 from changed where _parent_id = changed.id`,
      [heading],
    );

  test('of pages: the former page stays whole, and the new one is published once there is room', async () => {
    await changeHeading('Before the disk was full');
    await until('it is published', 20_000, async () => (await page()).includes('Before the disk was full'));
    const former = await page();
    const folder = path.join(site.dataDir, 'published');
    const filesThere = () => fs.readdirSync(folder, { recursive: true }).map(String).sort();
    const before = filesThere();
    disks.published.fill();
    await changeHeading('After the disk was full');
    await until('it cannot be published', 20_000, () => site.output().includes('page not published'));
    expect(site.output()).toContain('ENOSPC');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${site.url}/cruise`, { headers: { 'accept-encoding': encoding } });
      expect([answer.status, await answer.text()], encoding).toEqual([200, former]);
    }
    // It is tried again and again; in between, nothing half-written takes the last room.
    const expected = [...before, '.ballast'].sort().join();
    await until('what was half-written is gone', 10_000, () => filesThere().join() === expected);
    expect((await ask()).status).toBe(200);
    disks.published.free();
    await until('it is published', 70_000, async () => (await page()).includes('After the disk was full'));
  });

  async function sendFile(): Promise<{ status: number; body: Record<string, unknown> }> {
    const { cookie, token, origin } = await newSession(site.url);
    const form = new FormData();
    form.set('resume', new File([new Uint8Array(samplePdf([], 'x'.repeat(100_000)))], 'cv.pdf'));
    const headers = { cookie, token, origin };
    const answer = await fetch(`${site.url}/api/upload_resume`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  test('of files: a résumé is refused in words, leaves nothing, and is accepted once there is room', async () => {
    const folder = path.join(site.dataDir, 'files');
    disks.files.fill();
    const before = fs.readdirSync(folder);
    const refused = await sendFile();
    expect([refused.status, refused.body.status_description]).toEqual([
      503,
      'We cannot accept files at the moment. Please try again in a while.',
    ]);
    expect(fs.readdirSync(folder)).toEqual(before);
    expect(await ledger.rows('select from enquiry.uploads')).toHaveLength(0);
    expect((await ask()).status).toBe(200);
    disks.files.free();
    expect((await sendFile()).status).toBe(200);
  });

  test('of the journal: no one is thanked for what is not kept, and everyone once there is room', async () => {
    await server.stop();
    await until('enquiries are kept', 20_000, async () => (await ask()).body.data?.waiting !== undefined);
    disks.journal.fill();
    // A few more fit into the last block of the file.
    let refused = await ask();
    for (let more = 0; refused.status === 200 && more < 20; more += 1) refused = await ask();
    expect([refused.status, refused.body.data?.reason]).toEqual([503, 'not-kept']);
    disks.journal.free();
    expect((await ask()).body.data?.waiting).toBeDefined();
    await server.start();
    await expectStoredOnce(ledger, asks);
  });

  test('of the database: enquiries are kept, pages stay, and all is stored once there is room', async () => {
    const readers = startReaders(site.url, ['/', '/group-medical-cover']);
    const storm = startStorm({ url: site.url, connections: 10, maxAsks: 3000 });
    await untilAcknowledged(storm, 50);
    const linesBefore = site.output().split('\n').length;
    disks.database.fill();
    await until('enquiries are kept', 60_000, () => storm.kept() > 50);
    await pause(5000);
    const lines = site.output().split('\n').length - linesBefore;
    disks.database.free();
    await until('the database takes them again', 90_000, async () => {
      const reached = storm.moments.length;
      await pause(1000);
      return storm.moments.length > reached;
    });
    await storm.end();
    await readers.end();
    asks.push(...storm.asks);
    const statuses = Object.fromEntries(storm.statuses);
    say('full disk', { asks: storm.asks.length, kept: storm.kept(), statuses, lines });
    expectClearRefusals(storm.refusals);
    expect(readers.failures).toEqual([]);
    expect(lines, 'a log that grows fills a full disk').toBeLessThan(200);
    const stored = await expectStoredOnce(ledger, asks);
    await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
  });
});
