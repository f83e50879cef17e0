import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectStoredOnce, openLedger } from '../support/fault-ledger.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { pause, until } from '../support/fault-wait.ts';
import { openServer } from '../support/fault-world.ts';
import { startNginxBefore } from '../support/real-nginx.ts';
import { openRunbook } from '../support/runbook.ts';
import { operatorsEnvironment } from '../support/shell.ts';

/** Two instances on one database behind a real nginx: each is replaced while visitors read and ask. */
const runbook = openRunbook('release.md', { elsewhere: /^cd / });
const tidyUp = tidyUpAfterwards();
// Longer than nginx keeps a connection that no one uses.
const drainSeconds = 5;

type Reading = { answers: Map<number, number>; bare: string[]; end(): Promise<void> };

/** Visitors who read: a published page, a page rendered for them, and what both are made with. */
function startReading(url: string, readers: number): Reading {
  const answers = new Map<number, number>();
  const bare: string[] = [];
  let isEnding = false;
  async function read(): Promise<void> {
    for (let turn = 0; !isEnding; turn += 1) {
      const address = ['/group-medical-cover', '/call-back', '/favicon.svg'][turn % 3] ?? '/';
      const answer = await fetch(url + address).catch(() => undefined);
      const status = answer?.status ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      const text = (await answer?.text().catch(() => undefined)) ?? '';
      if (address.endsWith('.svg') || !answer) continue;
      // Its styles are in the page, and its policy allows exactly these.
      const policy = answer.headers.get('content-security-policy') ?? '';
      if (!text.includes('<style>') || !policy.includes('style-src')) bare.push(address);
    }
  }
  const reading = Array.from({ length: readers }, read);
  return {
    answers,
    bare,
    async end() {
      isEnding = true;
      await Promise.all(reading);
    },
  };
}

describe.skipIf(!findNginx())('a release', () => {
  test('a rolling restart under load: no request fails, and each enquiry is stored once', async () => {
    const database = await openServer(tidyUp, { isSeeded: true });
    const [one, other] = await Promise.all([1, 2].map(() => instance(database.url)));
    if (!one || !other) throw new Error('There are no instances.');
    for (const site of [one, other]) await site.start();
    // Both answer for one address, as behind any balancer.
    const nginx = await startNginxBefore(
      { SITE_URL: publicUrl, DATA_DIR: one.dataDir, CAPTCHA: 'off' },
      [one, other].map(({ url }) => new URL(url).host),
    );
    tidyUp(() => nginx.stop());
    const ledger = openLedger(database.url);
    tidyUp(() => ledger.close());

    const reading = startReading(nginx.url, 2);
    const storm = startStorm({ url: nginx.url, connections: 2, origin: publicUrl });
    await untilAcknowledged(storm, 20);
    const systemd = standInForSystemd(async (site) => {
      const stopped = site.stop();
      await until('it says that it is going', 5000, async () => (await readiness(site)) === 503);
      // And still answers, for anyone who was on the way.
      expect((await fetch(`${site.url}/group-medical-cover`)).headers.get('connection')).toBe('close');
      expect(await stopped).toBe(0);
      await untilAcknowledged(storm, 10);
      await site.start();
      await untilAcknowledged(storm, 10);
    });
    await systemd.run(runbook.command(/systemctl restart/), [one, other]);
    await pause(500);
    await storm.end();
    await reading.end();

    expect([...reading.answers.keys()]).toEqual([200]);
    expect(reading.bare).toEqual([]);
    expect([...storm.statuses.keys()]).toEqual([200]);
    await expectStoredOnce(ledger, storm.asks);
  });
});

/**
 * Runs a command of the runbook with a `systemctl` of ours that has the test replace the instance of a port, and waits for
 * it as the real one does.
 */
function standInForSystemd(replace: (site: FaultSite) => Promise<void>) {
  const folder = temporaryFolder();
  tidyUp(() => removeFolder(folder));
  const [asked, release] = [path.join(folder, 'asked'), path.join(folder, 'chhatri')];
  fs.mkdirSync(path.join(release, 'chhatri-9.9.9-linux-x64'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'systemctl'),
    `#!/bin/sh\n[ "$1" = restart ] && echo "\${2#chhatri@}" > ${asked} && while [ -e ${asked} ]; do sleep 0.1; done\n`,
    { mode: 0o755 },
  );
  return {
    async run(command: string, sites: FaultSite[]): Promise<void> {
      const ports = sites.map(({ url }) => new URL(url).port);
      const text = command
        .replace('3000 3001', ports.join(' '))
        .replaceAll('/opt/chhatri', release)
        .replaceAll('<version>', '9.9.9');
      expect(text).toContain(ports.join(' '));
      const env = operatorsEnvironment({});
      const child = spawn('sh', ['-ec', text], { env: { ...env, PATH: `${folder}:${env.PATH}` } });
      const ended = once(child, 'exit');
      for (const site of sites) {
        await until('the next instance is to be replaced', 60_000, () => fs.existsSync(asked));
        expect(`http://127.0.0.1:${fs.readFileSync(asked, 'utf8').trim()}`).toBe(site.url);
        await replace(site);
        fs.rmSync(asked);
      }
      expect(await ended).toEqual([0, null]);
      expect(fs.readlinkSync(path.join(release, 'current'))).toBe(
        path.join(release, 'chhatri-9.9.9-linux-x64'),
      );
    },
  };
}

const publicUrl = 'http://127.0.0.1:3169';

async function instance(databaseUrl: string): Promise<FaultSite> {
  const site = await newSite({
    DATABASE_URL: databaseUrl,
    SITE_URL: publicUrl,
    DRAIN_SECONDS: String(drainSeconds),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  tidyUp(() => site.remove());
  return site;
}

async function readiness({ url }: FaultSite): Promise<number> {
  return (await fetch(`${url}/readyz`).catch(() => undefined))?.status ?? 0;
}
