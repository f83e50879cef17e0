import type { BackupRun, BackupState } from '#platform/backup/runs.ts';
import { momentInShort } from '../../moments.ts';

type BackupsPartProps = {
  state: BackupState;
  isScheduled: boolean;
  late: { backup: boolean; drill: boolean };
};

/** When a backup last succeeded, and when one was last restored to a spare database and counted. */
export function BackupsPart({ state, isScheduled, late }: BackupsPartProps) {
  const { backup, drill } = state;
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {!isScheduled && (
        <p>
          There is no schedule for backups on this site. Ask the person who runs the server to set{' '}
          <code>BACKUP_TIME</code>.
        </p>
      )}
      <p role={isScheduled && late.backup ? 'alert' : undefined}>
        <b>Last backup:</b> {backup.lastGood ? inWords(backup.lastGood, 'sealed') : 'none yet.'}
      </p>
      <p role={isScheduled && late.drill ? 'alert' : undefined}>
        <b>Last trial restore:</b>{' '}
        {drill.lastGood ? inWords(drill.lastGood, 'restored next to the site and counted') : 'none yet.'}
      </p>
      {[backup.last, drill.last].map((run) => run?.problem && <Failed key={run.kind} run={run} />)}
    </section>
  );
}

function Failed({ run: { kind, problem, finishedAt } }: { run: BackupRun }) {
  return (
    <p role="alert">
      The {kind === 'backup' ? 'backup' : 'trial restore'} of {momentInShort(finishedAt)} failed: {problem}
    </p>
  );
}

function inWords({ finishedAt, startedAt, rows, files, bytes }: BackupRun, what: string): string {
  const count = (value: number | null) => (value ?? 0).toLocaleString('en-IN');
  const seconds = Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000);
  const size = `${((bytes ?? 0) / 1e6).toFixed(0)} MB`;
  return `${momentInShort(finishedAt)}. ${count(rows)} rows and ${count(files)} files (${size}) were ${what} in ${count(seconds)} seconds.`;
}
