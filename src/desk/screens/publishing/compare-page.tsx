import { momentInWords } from '../../moments.ts';
import type { ChangedPart } from '../../publishing/compare/compare-records.ts';
import type { Run } from '../../publishing/compare/compare-words.ts';
import type { RecordVersion, VersionedRecord } from '../../publishing/record-versions.ts';

type ComparePageProps = {
  record: VersionedRecord;
  older: RecordVersion;
  newer: RecordVersion;
  /** Nothing where it is the newest one. */
  restorable: RecordVersion | undefined;
  parts: readonly ChangedPart[];
};

const whatWords: Record<ChangedPart['what'], string> = {
  changed: '',
  new: 'new',
  gone: 'taken out',
  moved: 'moved, otherwise unchanged',
};

/** Two versions of a record, block by block: what went is struck through, what came is underlined. */
export function ComparePage({
  record: { slug, id, title },
  older,
  newer,
  restorable,
  parts,
}: ComparePageProps) {
  const here = `/desk/publishing/${slug}/${id}`;
  return (
    <div className="desk-wrap publishing">
      <h1>What changed in “{title}”</h1>
      <p>
        From the version of {momentInWords(older.savedAt)} to that of {momentInWords(newer.savedAt)}.{' '}
        <a href={here}>All versions</a>
      </p>
      {parts.length === 0 && <p>The two versions are the same.</p>}
      {parts.map(({ key, title: heading, what, lines }) => (
        <section key={key} className="publishing-part">
          <h2>
            {heading} {whatWords[what] && <span className="desk-soft">{whatWords[what]}</span>}
          </h2>
          <dl>
            {lines.map((line) => (
              <div key={line.key}>
                <dt>{line.label}</dt>
                <dd>
                  <Runs runs={line.runs} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {restorable && <RestoreForm action={`${here}/restore`} version={restorable} />}
    </div>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'same') return <span key={key}>{inShort(text)}</span>;
    return kind === 'out' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
  });
}

const shownAround = 120;

/** Shortens a long text that stayed to its ends: the changes are next to it. */
function inShort(text: string): string {
  if (text.length <= 3 * shownAround) return text;
  return `${text.slice(0, shownAround)} … ${text.slice(-shownAround)}`;
}

function RestoreForm({ action, version }: { action: string; version: RecordVersion }) {
  return (
    <form className="publishing-restore" action={action} method="post">
      <input type="hidden" name="version" value={version.id} />
      <p>
        Go back to the version of {momentInWords(version.savedAt)}. The current version stays in the list.
      </p>
      <button className="button button-line" type="submit" name="how" value="draft">
        Restore it as a draft
      </button>
      <button className="button button-main" type="submit" name="how" value="live">
        Restore it and publish
      </button>
    </form>
  );
}
