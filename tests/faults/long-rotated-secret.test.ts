import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { newAsk, newSession, type Session, send } from '../support/fault-visitor.ts';
import { openServer } from '../support/fault-world.ts';
import { openRunbook } from '../support/runbook.ts';
import { shell } from '../support/shell.ts';

/** Two instances get another secret one after the other, by the runbook: no form that is open is refused, until the last day. */
const runbook = openRunbook('rotate-the-secret.md');
const tidyUp = tidyUpAfterwards();
const publicUrl = 'http://127.0.0.1:3168';
const present = 'a secret that someone knew who has left the company';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
let one: FaultSite;
let other: FaultSite;

beforeAll(async () => {
  const server = await openServer(tidyUp, { isSeeded: true });
  const variables = { DATABASE_URL: server.url, SITE_URL: publicUrl, APP_SECRET: present };
  [one, other] = [await newSite(variables), await newSite(variables)];
  for (const site of [one, other]) {
    tidyUp(() => site.remove());
    await site.start();
  }
});

async function openForm(site: FaultSite): Promise<Session> {
  return { ...(await newSession(site.url)), origin: publicUrl };
}
const sentTo = async (site: FaultSite, form: Session) => (await send(site.url, form, newAsk())).status;

async function replace(site: FaultSite, variables: Record<string, string>): Promise<void> {
  await site.stop();
  site.set(variables);
  await site.start();
}

test('a new secret is accepted by all, then used by all, and the former one ends with its last day', {
  timeout: 600_000,
}, async () => {
  const secret = shell(runbook.command(/^openssl/)).output.trim();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const before = await openForm(one);

  for (const site of [one, other]) await replace(site, { APP_SECRET_FORMER: `${tomorrow}:${secret}` });
  expect([await sentTo(one, before), await sentTo(other, before)]).toEqual([200, 200]);

  const swapped = { APP_SECRET: secret, APP_SECRET_FORMER: `${tomorrow}:${present}` };
  await replace(one, swapped);
  const under = { former: await openForm(other), new: await openForm(one) };
  for (const site of [one, other])
    expect([await sentTo(site, under.former), await sentTo(site, under.new)], site.url).toEqual([200, 200]);
  await replace(other, swapped);
  expect([await sentTo(one, before), await sentTo(other, under.new)]).toEqual([200, 200]);

  await replace(one, { APP_SECRET_FORMER: `2026-01-01:${present}` });
  expect(await sentTo(one, under.new)).toBe(200);
  expect(await sentTo(one, before)).not.toBe(200);
});
