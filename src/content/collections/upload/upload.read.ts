import { database } from '#platform/database.ts';
import { defaultLocale, type Locale, languageOf } from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { StoredDocument, StoredPicture } from '../../model.ts';
import { listSource } from '../../read/list-source.ts';
import type { Reader } from '../../read/reader.ts';
import { kindOfType } from './upload-names.ts';

type Row = {
  name: string;
  mimeType: string;
  width: number | null;
  height: number | null;
  bytes: number;
  alt: string;
  credit: string | null;
};

const largestId = 2 ** 31 - 1;

/** Asked with a record's number. A new text for it changes its version as a new file does. */
const uploadRecord = listSource<StoredPicture | StoredDocument | undefined>({
  name: 'upload',
  tables: ['upload'],
  versionsSql: `
    SELECT id::text AS asked, xmin::text AS version FROM upload WHERE id = ANY($1::text[]::int[])`,
  async read(id, locale) {
    const { rows } = await database().query<Row>({
      name: 'upload-record',
      text: `SELECT store_name AS name, mime_type AS "mimeType", width::int, height::int, filesize::int AS bytes,
          coalesce(words.alt, '') AS alt, credit
        FROM upload LEFT JOIN upload_locales AS words ON words._parent_id = upload.id AND words._locale IN ($2, $3)
        WHERE upload.id = $1 AND store_name IS NOT NULL
        ORDER BY words._locale = $2 DESC LIMIT 1`,
      values: [Number(id), languageOf(locale), defaultLocale],
    });
    return rows[0] && uploadOf(rows[0], locale);
  },
});

function uploadOf(row: Row, locale: Locale): StoredPicture | StoredDocument | undefined {
  const { name, mimeType, width, height, bytes, credit } = row;
  const alt = inLocale(row.alt, locale);
  const kind = kindOfType(mimeType);
  if (kind === 'pdf') return { kind, name, title: alt, bytes };
  if (!width || !height) return undefined;
  return { kind, name, alt, width, height, credit: credit ?? undefined };
}

type Asks = Pick<Reader, 'ask'>;
type Upload = StoredPicture | StoredDocument;
/** By the numbers of their records. */
export type Uploads = Readonly<Record<number, Upload>>;
export type Pictures = Readonly<Record<number, StoredPicture>>;

/**
 * The picture that a field of a record or a block names, to be read in the `load` of what shows it: then it is drawn
 * again when the picture or its words change.
 * @param field as it was read: a record's number, or nothing
 * @returns nothing for a document either, and for a picture that is gone by now
 */
export async function pictureOf(field: unknown, { ask }: Asks): Promise<StoredPicture | undefined> {
  const upload = await recordOf(field, ask);
  return upload?.kind === 'pdf' ? undefined : upload;
}

/** The same for a list, whose records each may name one. */
export async function picturesOf(fields: readonly unknown[], reader: Asks): Promise<Pictures> {
  const found = Object.entries(await uploadsOf(fields, reader));
  return Object.fromEntries(
    found.filter((entry): entry is [string, StoredPicture] => entry[1].kind !== 'pdf'),
  );
}

/** Uploads of either kind, for a text in which an editor may have put both. */
export async function uploadsOf(fields: readonly unknown[], { ask }: Asks): Promise<Uploads> {
  const found: Record<number, Upload> = {};
  for (const field of new Set(fields)) {
    const upload = await recordOf(field, ask);
    if (upload) found[Number(field)] = upload;
  }
  return found;
}

/** The same for a document. */
export async function documentOf(field: unknown, { ask }: Asks): Promise<StoredDocument | undefined> {
  const upload = await recordOf(field, ask);
  return upload?.kind === 'pdf' ? upload : undefined;
}

async function recordOf(field: unknown, ask: Reader['ask']) {
  const isNumber = typeof field === 'number' && Number.isInteger(field) && field > 0 && field <= largestId;
  return isNumber ? ask(uploadRecord, String(field)) : undefined;
}
