import { database } from '#platform/database.ts';
import type { Language } from '#ui/language/locales.ts';
import type { FileLine } from './files/file-line.ts';

/** A translator's file between its preview and its saving: it can be looked at again, and saved in parts. */
export type KeptFile = { id: string; name: string; lines: FileLine[] };

export async function keepFile(language: Language, { name, lines }: Omit<KeptFile, 'id'>): Promise<string> {
  await database().query(
    `DELETE FROM content.translation_files WHERE created_at < now() - interval '30 days'`,
  );
  const { rows } = await database().query<{ id: string }>(
    'INSERT INTO content.translation_files (language, name, lines) VALUES ($1, $2, $3) RETURNING id',
    [language, name, JSON.stringify(lines)],
  );
  return rows[0]?.id ?? '';
}

export async function keptFile(language: Language, id: string): Promise<KeptFile | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const { rows } = await database().query<KeptFile>(
    'SELECT id, name, lines FROM content.translation_files WHERE language = $1 AND id = $2',
    [language, id],
  );
  return rows[0];
}
