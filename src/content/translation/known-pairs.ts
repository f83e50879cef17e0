/**
 * The texts that someone has translated, each with its translation, as digests: of a text whose English changed later,
 * the pair is not known, and the desk lists it as older than its English. A pair is about words and not about a record,
 * so a version that is restored or a block that is moved needs no care.
 */

import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { database } from '#platform/database.ts';
import type { Language } from '#ui/language/locales.ts';
import { databaseOf } from '../service-transaction.ts';
import type { KnownPairs } from './pair-texts.ts';

export type Pair = readonly [source: string, target: string];

/** Reads what is known of a language. */
export async function knownPairs(language: Language): Promise<KnownPairs> {
  const { rows } = await database().query<{ pair: string }>(
    'SELECT pair FROM content.translated_texts WHERE language = $1',
    [language],
  );
  return knownAs(rows.map(({ pair }) => pair));
}

/** The same in the transaction of a request, which has no second connection to wait for. */
export async function knownPairsFor(req: PayloadRequest, language: Language): Promise<KnownPairs> {
  const { rows } = await req.payload.db.execute({
    db: await databaseOf(req),
    sql: sql`SELECT pair FROM content.translated_texts WHERE language = ${language}`,
  });
  return knownAs(rows.map(({ pair }: { pair?: unknown }) => String(pair)));
}

function knownAs(digests: readonly string[]): KnownPairs {
  const pairs = new Set(digests);
  return { has: (source, target) => pairs.has(digestOf([source, target])) };
}

/** Notes pairs in the transaction of the request that saves them. */
export async function rememberPairs(
  req: PayloadRequest,
  language: Language,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const digests = JSON.stringify([...new Set(pairs.map(digestOf))]);
  await req.payload.db.execute({
    db: await databaseOf(req),
    sql: sql`
      INSERT INTO content.translated_texts (language, pair)
      SELECT ${language}, pair FROM jsonb_array_elements_text(${digests}::jsonb) AS pair ON CONFLICT DO NOTHING`,
  });
}

function digestOf([source, target]: Pair): string {
  return createHash('sha256')
    .update(JSON.stringify([source.trim(), target.trim()]))
    .digest('base64url')
    .slice(0, 22);
}
