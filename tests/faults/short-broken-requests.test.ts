import { beforeAll, describe, expect, test } from 'vitest';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import { tokenFor } from '../support/desk-login.ts';
import { type BrokenRequest, bodyMark, brokenRequests, send } from '../support/fault-broken-requests.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { until } from '../support/fault-wait.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** Strangers, and staff with a valid session, send the staff side what cannot be understood. */
const tidyUp = tidyUpAfterwards();
const staff = { email: 'administrator@example.com', password: 'a password of some length' };
const maxLogBytes = 12_000;
let site: FaultSite;

async function startedSite(variables: Record<string, string>): Promise<FaultSite> {
  const made = await newSite(variables);
  tidyUp(() => made.remove());
  if (!variables.DATABASE_URL) await copySeededCluster(made.dataDir);
  await made.start();
  return made;
}

/** @returns what was answered with 5xx or not at all, and what the log grew by */
async function storm(requests: BrokenRequest[]) {
  const before = site.output().length;
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (let next = 0; next < requests.length; next += 6) {
    await Promise.all(
      requests.slice(next, next + 6).map(async (request) => {
        const status = await send(site.url, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500)
          failures.push(`${status} ${JSON.stringify(request).slice(0, 400)}`);
      }),
    );
  }
  const log = site.output().slice(before);
  return { failures, log, statuses: Object.fromEntries(statuses) };
}

function expectQuiet(log: string): void {
  expect(Buffer.byteLength(log)).toBeLessThan(maxLogBytes);
  expect(log).not.toContain(bodyMark);
  for (const line of log.trim().split('\n').filter(Boolean))
    expect(() => JSON.parse(line), line).not.toThrow();
}

describe('with a desk', () => {
  beforeAll(async () => {
    site = await startedSite({ DESK: 'on', STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
    await until('the desk answers', 60_000, async () => (await fetch(`${site.url}/admin`)).status === 200);
  });

  test('three hundred broken requests of strangers: no 5xx, a log that stays short and quotes nothing', async () => {
    const { failures, log, statuses } = await storm(brokenRequests(300, 20_261_122));
    say('strangers', { statuses, logBytes: Buffer.byteLength(log) });
    expect(failures).toEqual([]);
    expectQuiet(log);
  });

  test('the same requests of someone who is logged in', async () => {
    const token = await tokenFor(site.url, staff);
    const requests = brokenRequests(150, 8).map((request) => ({
      ...request,
      headers: { ...request.headers, authorization: `JWT ${token}` },
    }));
    const { failures, log, statuses } = await storm(requests);
    say('staff', { statuses, logBytes: Buffer.byteLength(log) });
    expect(failures).toEqual([]);
    expectQuiet(log);
  });

  test('a request that is broken in itself is refused with its own reason', async () => {
    const authorization = `JWT ${await tokenFor(site.url, staff)}`;
    const sent = (body: string, type: string) =>
      send(site.url, {
        method: 'POST',
        path: '/cmsapi/api/users',
        headers: { 'content-type': type, authorization },
        body,
      });
    expect(await sent('{"email": ', 'application/json')).toBe(400);
    expect(await sent('["a"]', 'application/json')).toBe(400);
    expect(await sent('{"email": "a\\u0000", "password": "x"}', 'application/json')).toBe(400);
    expect(await sent('--x', 'multipart/form-data; boundary=x')).toBe(400);
    expect(await sent('email=a', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await sent('email', 'text/plain')).toBe(415);
    expect(await sent(`{"email": "${'a'.repeat(5_000_000)}"}`, 'application/json')).toBe(413);
  });
});

describe('without a desk', () => {
  beforeAll(async () => {
    // A second site, on the first one's database, which is filled.
    site = await startedSite({ DESK: 'off', DATABASE_URL: (await findRunningPostgres(site.dataDir)) ?? '' });
  });

  test('a hundred broken requests are all answered that there is no staff side, and none is logged', async () => {
    const { log, statuses } = await storm(brokenRequests(100, 3));
    expect(statuses).toEqual({ 404: 100 });
    for (const path of ['/desk', '/desk/login', '/desk/cases/1'])
      expect((await fetch(site.url + path)).status, path).toBe(404);
    expect(log).toBe('');
  });
});
