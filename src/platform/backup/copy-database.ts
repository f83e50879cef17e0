import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { beginSnapshot, dumpDatabase } from './dump-database.ts';
import { beginLoading, DatabaseLoader } from './load-database.ts';
import type { Sums } from './manifest.ts';

/** The copy is not what it was made from. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

/**
 * Copies everything from one database into an empty one, of another server as a rule, in one transaction and without a
 * file in between. Then every row is read again from both and compared.
 * @returns the rows of each table
 * @throws CopyDiffers
 */
export async function copyDatabase(from: pg.Client, to: pg.Client): Promise<Sums['tables']> {
  await beginSnapshot(from);
  await beginLoading(to);
  const loader = new DatabaseLoader(to);
  const sums = await dumpDatabase(from, async (name, content) => {
    await loader.take({ name, content: content instanceof Readable ? content : Readable.from([content]) });
  });
  await loader.verify(sums);
  const { command } = await to.query('commit');
  if (command !== 'COMMIT') throw new Error('The copy was rolled back at COMMIT.');
  await from.query('rollback');
  refuseDifference(sums, await sumsOf(to));
  return sums;
}

async function sumsOf(client: pg.Client): Promise<Sums['tables']> {
  await beginSnapshot(client);
  const sums = await dumpDatabase(client, async () => undefined);
  await client.query('rollback');
  return sums;
}

function refuseDifference(made: Sums['tables'], found: Sums['tables']): void {
  const differing = Object.keys({ ...made, ...found }).filter(
    (table) => !isDeepStrictEqual(made[table], found[table]),
  );
  if (differing.length > 0) throw new CopyDiffers(`The copy differs in ${differing.join(', ')}.`);
}
