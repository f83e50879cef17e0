import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, vi } from 'vitest';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { callBackRoutes, type RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { type Cable, cableTo } from './cuttable-database.ts';
import { rowsOf, withDatabase } from './database.ts';
import { solvedChallenge } from './solved-challenge.ts';
import { type Answer, newVisitor, origin, sampleEnquiry } from './visitor.ts';

/** A database of the test file's own, which can be cut off. */
export function withCuttableDatabase() {
  let cable: Cable;
  withDatabase(async (url) => {
    cable = await cableTo(url);
    return cable.url;
  });
  afterAll(() => cable.cut());
  return {
    cable: () => cable,
    /** Cuts, does something, mends. */
    async whileAway<T>(work: () => Promise<T>): Promise<T> {
      await cable.cut();
      const value = await work();
      await mended(cable);
      return value;
    },
  };
}

/** Waits until the site has noticed that the database is back. */
export async function mended(cable: Cable): Promise<void> {
  await cable.mend();
  await vi.waitFor(
    () => {
      if (isDatabaseAway()) throw new Error('The database is still away.');
    },
    { timeout: 20_000, interval: 50 },
  );
}

export function journalFilesIn(dataDir: string): string[] {
  const folder = path.join(dataDir, 'journal');
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

/** Counts what the database has under a reference number. */
export async function storedUnder(reference: string) {
  const [row] = await rowsOf<Record<string, number>>(
    `select (select count(*)::int from call_from_experts where reference = $1) as enquiries,
       (select count(*)::int from posp_agent_forms where reference = $1) as agents,
       (select count(*)::int from consents where reference = $1) as consents,
       (select count(*)::int from cases where reference = $1) as cases,
       (select count(*)::int from deliveries where reference = $1) as deliveries`,
    [reference],
  );
  return row;
}

export async function notesOf(reference: string): Promise<string[]> {
  const rows = await rowsOf<{ text: string }>(
    `select text from case_events where reference = $1 and kind = 'noted' order by id`,
    [reference],
  );
  return rows.map(({ text }) => text);
}

export const onceAsAnEnquiry = { enquiries: 1, agents: 0, consents: 4, cases: 1, deliveries: 1 };

export const referenceIn = ({ body }: Answer) => String(body.data?.reference);

/** Sends the call-back form as the dialog does, with a solved captcha. */
export async function sendLead(changes: Record<string, unknown> = {}, key?: string): Promise<Answer> {
  const { post } = await newVisitor();
  const form = { ...sampleEnquiry(changes), g_recaptcha_response: await solvedChallenge() };
  return post('save_lead_data', { ...form, ...changes }, key ? { 'idempotency-key': key } : {});
}

const respond: RespondPlainPage = async ({ status, body }) =>
  new Response(renderToStaticMarkup(body), { status });
const pages = callBackRoutes(respond, 'en');

/** Sends the same form without JavaScript. */
export async function sendCallBackPage(): Promise<Response> {
  const { headers } = await newVisitor();
  const fields = {
    ...sampleEnquiry(),
    consent: 'on',
    from: '/',
    key: randomUUID(),
    csrfToken: headers.token ?? '',
  };
  return pages.request(`${origin}/call-back`, {
    method: 'POST',
    headers: { origin, cookie: headers.cookie ?? '' },
    body: new URLSearchParams({ ...fields, moment: signedMoment(Date.now() - 10_000) }),
  });
}
