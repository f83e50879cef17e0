import { database } from '../database.ts';

/** A backup by the schedule, or a drill: a backup that was restored apart from the site and counted. */
export type BackupRun = {
  kind: 'backup' | 'drill';
  /** The backup's name, without its folder. */
  file: string;
  startedAt: Date;
  finishedAt: Date;
  bytes: number | null;
  rows: number | null;
  files: number | null;
  /** Why it failed; nothing when it succeeded. */
  problem: string | null;
};

type Finished = Omit<BackupRun, 'finishedAt'>;

export async function noteRun({
  kind,
  file,
  startedAt,
  bytes,
  rows,
  files,
  problem,
}: Finished): Promise<void> {
  await database().query(
    `insert into operations.backup_runs (kind, file, started_at, bytes, rows, files, problem)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [kind, file, startedAt, bytes, rows, files, problem],
  );
  await database().query(`delete from operations.backup_runs where finished_at < now() - interval '1 year'`);
}

export type BackupState = Record<BackupRun['kind'], { last?: BackupRun; lastGood?: BackupRun }>;

/** The newest of each kind, and the newest that succeeded. */
export async function backupState(): Promise<BackupState> {
  const { rows } = await database().query<BackupRun>(
    `select distinct on (kind, problem is null) kind, file, started_at as "startedAt", finished_at as "finishedAt",
       bytes::float8 as bytes, rows::float8 as rows, files, problem
     from operations.backup_runs order by kind, problem is null, finished_at desc`,
  );
  const stateOf = (kind: BackupRun['kind']) => {
    const runs = rows.filter((row) => row.kind === kind);
    const lastGood = runs.find(({ problem }) => problem === null);
    const last = runs.sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime())[0];
    return { ...(last && { last }), ...(lastGood && { lastGood }) };
  };
  return { backup: stateOf('backup'), drill: stateOf('drill') };
}
