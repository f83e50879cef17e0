import { database } from '../database.ts';
import { log } from '../log.ts';
import { fileStore, realFolder } from './choose-store.ts';
import { isStoragePrepared } from './storage-presence.ts';

/**
 * A database and the folders of the files that its rows name belong together: the database has an id, and each folder
 * has it in a file. An empty or another database would take every file there for one that no row names.
 */
export type PairedFolder = {
  /** Below DATA_DIR, with a slash at its end. */
  folder: string;
  /** Returns the names by which rows refer to the files in it. */
  names: () => Promise<string[]>;
  /** Returns the name of a file there, from its place below the folder. */
  nameOf: (place: string) => string;
  /** A query for the names that are in the database, as `name`. */
  namedSql: string;
};

/** They do not belong together; the message names the way on. */
export class ForeignFolder extends Error {
  override name = 'ForeignFolder';
}

const markName = 'database.id';

/**
 * @param mayLackFiles where only visitors are served, the folder may be another instance's
 * @param isMarking false where nothing may be written
 * @throws ForeignFolder
 */
export async function pairFolder(
  paired: PairedFolder,
  { mayLackFiles = false, isMarking = true } = {},
): Promise<void> {
  const { folder } = paired;
  const mark = markOf(folder);
  const id = await databaseId();
  const found = await markedId(folder);
  if (found === id) return;
  if (found)
    throw new ForeignFolder(
      `${beginning(folder)} belongs to another database than the one that is configured. ${wayOn(folder)}`,
    );
  const [files, { rows }] = await Promise.all([
    paired.names(),
    database().query<{ name: string }>(paired.namedSql),
  ]);
  const named = new Set(rows.map(({ name }) => name));
  if (files.length > 0 && !files.some((file) => named.has(file)))
    throw new ForeignFolder(
      `${beginning(folder)} holds ${files.length} files, and the database knows none of them. ${wayOn(folder)}`,
    );
  if (files.length === 0 && named.size > 0) {
    if (mayLackFiles) return log.warn('the folder of files is not here', { folder, files: named.size });
    throw new ForeignFolder(
      `The database names ${named.size} files in ${realFolder(folder).place}, which is empty. ${wayToFiles(folder)} To go on without them, write ${id} into ${markName} there.`,
    );
  }
  if (isMarking) await mark.put(markName, [Buffer.from(`${id}\n`)], { maxBytes: 100 });
}

/** Whether it belongs to another database, or may do so, and nothing in it may be taken away for want of a row. */
export async function isForeign(folder: string): Promise<boolean> {
  const found = await markedId(folder);
  return found ? found !== (await databaseId()) : !isStoragePrepared();
}

/** For a restore, by which the files become those of the restored database. */
export async function markAsOurs(folder: string): Promise<void> {
  await markOf(folder).put(markName, [Buffer.from(`${await databaseId()}\n`)], { maxBytes: 100 });
}

/** The id of the database that it was found to belong to, if any. */
export async function markedId(folder: string): Promise<string | undefined> {
  try {
    return (await markOf(folder).readWhole(markName)).toString('utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function databaseId(): Promise<string> {
  const { rows } = await database().query<{ id: string }>('select id from operations.identity');
  return rows[0]?.id ?? '';
}

function markOf(folder: string) {
  return fileStore({ folder, pattern: /^database\.id$/ });
}

/** At the beginning of a sentence. */
function beginning(folder: string): string {
  return realFolder(folder).place.replace(/^the/, 'The');
}

function wayOn(folder: string): string {
  const { setting, isBucket } = realFolder(folder);
  const without = isBucket ? `name another folder in ${setting}` : `move the folder ${folder} away`;
  return `Point DATABASE_URL or ${setting} to the right one, or restore a backup (docs/runbooks/restore.md). To begin without these files, ${without}.`;
}

function wayToFiles(folder: string): string {
  const found = realFolder(folder).isBucket
    ? `Copy the folder ${folder} of DATA_DIR there (docs/scaling.md)`
    : 'Mount the folder that the other instances use';
  return `${found}, or restore a backup (docs/runbooks/restore.md).`;
}
