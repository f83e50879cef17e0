import { database } from '#platform/database.ts';
import { cachedUntilForgotten } from '../../read/source.ts';

/** Old address to new one, kept until a redirect changes. */
export const redirectTargets = cachedUntilForgotten(async (): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database().query<{ from: string; to: string }>('SELECT "from", "to" FROM redirects');
  return new Map(rows.map(({ from, to }) => [from, to]));
});
