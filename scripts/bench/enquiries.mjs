import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { newMailbox } from '../../tests/support/fault-mailbox.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { formOf, newSession } from '../../tests/support/fault-visitor.ts';
import { closedLoop, jsonOf, rawPost } from './http-loop.mjs';
import { untilCalm } from './machine.mjs';
import { siteConnections } from './site-connections.mjs';

/**
 * Enquiries per second through the site, all of it (HTTP, token, checks, transaction, and mail at the same
 * time), and in turn what the same server takes of the same inserts by themselves, in a database of its own.
 */
const visitorConnections = 40;
const copyName = 'bench_rate';
const maxMailSeconds = 180;

export async function measureEnquiries({ rounds, seconds, say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const mailbox = await newMailbox();
  const site = await newSite({ DATABASE_URL: server.url, SMTP_URL: mailbox.url });
  const databaseOf = (name) => server.url.replace(/[^/]*$/, name);
  try {
    await site.start();
    await site.stop();
    // Both sides begin with the same tables and content.
    await ask(
      databaseOf('template1'),
      `create database ${copyName} template ${server.url.split('/').at(-1)}`,
    );
    await site.start();
    await untilCalm();
    const ours = [];
    const database = [];
    // Code that has run for a while is what serves visitors.
    await storm(site.url, 2);
    for (let round = 1; round <= rounds; round += 1) {
      await untilMailed(server.url);
      ours.push(await storm(site.url, seconds));
      say(`${round}/${rounds} site: ${Math.round(ours.at(-1).perSecond)} enquiries a second`);
      ours.at(-1).mailSeconds = await untilMailed(server.url);
      database.push(await rateOfDatabase(databaseOf(copyName), seconds));
      say(`${round}/${rounds} database alone: ${Math.round(database.at(-1).perSecond)} a second`);
    }
    const [{ stored }] = await ask(server.url, 'select count(*)::int as stored from call_from_experts');
    return { ours, database, stored, mails: mailbox.mails.length };
  } finally {
    await site.remove();
    await mailbox.close();
    await server.stop();
    removeFolder(folder);
  }
}

async function ask(connectionString, question) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until no mail is left, so that the next measurement has the machine to itself. @returns seconds */
async function untilMailed(url) {
  const begun = performance.now();
  for (;;) {
    const [{ left }] = await ask(url, `select count(*)::int as left from deliveries where state <> 'sent'`);
    const seconds = (performance.now() - begun) / 1000;
    if (left === 0 || seconds > maxMailSeconds) return seconds;
    await pause(500);
  }
}

async function storm(url, seconds) {
  const sessions = await Promise.all(Array.from({ length: visitorConnections }, () => newSession(url)));
  const measured = await closedLoop({
    port: Number(new URL(url).port),
    connections: visitorConnections,
    seconds,
    nextRequest: (index) => requestOf(sessions[index]),
  });
  const isClean = measured.failures === 0 && Object.keys(measured.statuses).join() === '200';
  if (!isClean) throw new Error(`Enquiries were refused: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

function requestOf(session) {
  const phone = String(randomInt(7_000_000_000, 9_000_000_000));
  const body = JSON.stringify(formOf({ phone }));
  const headers = { 'idempotency-key': randomUUID() };
  return rawPost({ session, path: '/api/save_lead_data', body, headers });
}

function rateOfDatabase(url, seconds) {
  return jsonOf('database-rate.mjs', {
    DATABASE_URL: url,
    CONNECTIONS: String(siteConnections),
    SECONDS: String(seconds),
  });
}
