import { database } from '#platform/database.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { cachedUntilForgotten } from '../../read/source.ts';
import { keptFrom } from './old-address.ts';

/** Old address to new one, kept until a redirect changes. */
export const redirectTargets = cachedUntilForgotten(async (): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database().query<{ from: string; to: string }>('SELECT "from", "to" FROM redirects');
  return new Map(rows.map(({ from, to }) => [keptFrom(from), to]));
});

let last: ReadonlyMap<string, string> = new Map();

/** The same, or the last known ones while the database is away. */
export async function knownRedirects(): Promise<ReadonlyMap<string, string>> {
  if (isDatabaseAway()) return last;
  last = await redirectTargets.value().catch(() => last);
  return last;
}
