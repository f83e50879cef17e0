/**
 * A page in a visitor's hands asks for the scripts of the build that it was rendered with, after a deployment as well.
 * So the files of the last builds stay. They are kept in the database, since that is what all instances share:
 * one with a disk of its own answers for a page that another one gave out, of an older build or a newer
 * (docs/decisions/0012-previous-builds-stay-available.md).
 */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { database, inTransaction } from '#platform/database.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { describeError, log } from '#platform/log.ts';
import type { ClientFile } from '../publisher/client-assets.ts';

const keptBuilds = 3;

const lookEveryMs = 2000;

/** A start without a database keeps its build later: no other instance has given out pages of it. */
export async function keepBuildOnceThere(files: ClientFile[]): Promise<void> {
  if (!isDatabaseAway()) return keepBuild(files);
  void keepLater(files).catch((error: unknown) => log.error('the build is not kept', describeError(error)));
}

async function keepLater(files: ClientFile[]): Promise<void> {
  while (isDatabaseAway()) await pause(lookEveryMs, undefined, { ref: false });
  await keepBuild(files);
}

/** Keeps the present build's files, and lets those of all but the last builds go; a start of an old one counts again. */
export async function keepBuild(files: ClientFile[]): Promise<void> {
  const id = createHash('sha256')
    .update(
      files
        .map(({ address }) => address)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url');
  await inTransaction(async (client) => {
    // Instances that start together take turns: each of them checks which builds are the last.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('published.client_builds'))`);
    const { rows } = await client.query<{ isNew: boolean }>(
      `INSERT INTO published.client_builds (id) VALUES ($1)
       ON CONFLICT (id) DO UPDATE SET started_at = clock_timestamp() RETURNING xmax = 0 AS "isNew"`,
      [id],
    );
    if (rows[0]?.isNew)
      for (const { address, contentType, content } of files)
        await client.query(
          `INSERT INTO published.client_build_files (build, address, content_type, body, br, gzip)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [id, address, contentType, content.body, content.br, content.gzip],
        );
    await client.query(
      `DELETE FROM published.client_builds WHERE id NOT IN
         (SELECT id FROM published.client_builds ORDER BY started_at DESC LIMIT $1)`,
      [keptBuilds],
    );
  });
}

type BuildFile = { contentType: string; body: Buffer; br: Buffer | null; gzip: Buffer | null };

/** A file of one of the last builds, or `undefined`. Two builds that have the same address have the same file. */
export async function findBuildFile(address: string): Promise<ClientFile | undefined> {
  const { rows } = await database().query<BuildFile>(
    `SELECT content_type AS "contentType", body, br, gzip FROM published.client_build_files WHERE address = $1 LIMIT 1`,
    [address],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { contentType, body, br, gzip } = found;
  return { address, contentType, content: { body, br: br ?? undefined, gzip: gzip ?? undefined } };
}
