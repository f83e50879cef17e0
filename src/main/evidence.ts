import path from 'node:path';
import { parseArgs } from 'node:util';
import { setContentService } from '#content/read/content-service.ts';
import { writeEvidence } from '#desk/evidence/write-evidence.ts';
import { dateInIndia } from '#platform/clock.ts';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { reachDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run evidence -- [--to <folder>]`: changes nothing of the site, and may run while it serves. */
async function evidence(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, bill: { type: 'string' } } });
  const folder = path.resolve(values.to ?? path.join(env().dataDir, 'evidence', dateInIndia()));
  const leaveDatabase = await reachDatabase();
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  try {
    const { files, evidence } = await writeEvidence(folder, values.bill);
    const { summary } = evidence;
    process.stdout.write(`${folder}: ${files.length} files. OWASP ASVS 5.0, levels 1 and 2: ${summary}\n`);
  } finally {
    await closeDatabase();
    await leaveDatabase();
  }
}

runCommand(evidence);
