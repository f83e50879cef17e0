import fs from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { isDatabaseAway } from '#platform/database-presence.ts';
import type { Cable } from './cuttable-database.ts';
import { rowsOf } from './database.ts';

/** The cable is in again, and the site has noticed. */
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

/** What the database holds under a reference number, register by register, with what belongs to it. */
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
