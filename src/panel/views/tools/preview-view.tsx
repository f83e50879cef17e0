import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { definitions } from '#tools/definitions.ts';
import { isChanged, type Previewed, type PreviewedLine } from '#tools/preview/preview-of.ts';
import { type PreviewOfDraft, previewOfDraft } from './preview-of-draft.ts';
import { ToolsView } from './tools-view.tsx';

/** `/admin/tools/preview/<key>`: what the draft of a questionnaire would change. */
export function PreviewView(props: AdminViewServerProps) {
  const { segments } = props.params ?? {};
  const key = Array.isArray(segments) ? (segments.at(-1) ?? '') : '';
  const against = Number(props.searchParams?.against);
  const content = () => preview(key, props.initPageResult.req, against);
  return <ToolsView {...props} title="Preview of the draft" content={content} />;
}

async function preview(key: string, req: PayloadRequest, asked: number): Promise<ReactNode> {
  const known = definitions.find(({ questionnaire }) => questionnaire.key === key)?.questionnaire.key;
  const found = known && (await previewOfDraft(known, req, asked));
  if (!found) return <p>There is no such questionnaire.</p>;
  const { id, title, faults, people, isPublished } = found;
  const columns = columnsOf(found);
  const changed = people.filter(({ lines }) => lines.some(isChanged)).length;
  return (
    <>
      <p>
        {title}: the results of made-up people with{' '}
        {isPublished ? 'the published version' : 'the newest draft'}, compared with {columns.before}.{' '}
        <a href={`/admin/collections/questionnaires/${id}`}>Back to the questionnaire</a>
      </p>
      <Comparison known={known} preview={found} />
      {isPublished && faults.length === 0 ? null : <Faults faults={faults} />}
      {people.length > 0 && (
        <p role="status">
          {changed === 0
            ? `None of the ${people.length} results differs.`
            : `${changed} of the ${people.length} results differ.`}
        </p>
      )}
      {people.map((person) => (
        <Person key={person.key} person={person} columns={columns} />
      ))}
    </>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <p>Nothing prevents this draft from being published.</p>;
  return (
    <section aria-labelledby="tools-faults">
      <h2 id="tools-faults">What prevents it from being published</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}

type Columns = { before: string; after: string };

function columnsOf({ isPublished, against, versions: [newest] }: PreviewOfDraft): Columns {
  return {
    before: against === undefined ? 'nothing' : `version ${against}`,
    after: isPublished ? `version ${newest}` : 'draft',
  };
}

/** Every version can be compared with. */
function Comparison({ known, preview }: { known: string; preview: PreviewOfDraft }) {
  if (preview.versions.length < 2) return null;
  return (
    <nav className="staff-versions" aria-label="Compare with">
      {preview.versions.map((number) => (
        <a
          key={number}
          href={`/admin/tools/preview/${known}?against=${number}`}
          aria-current={number === preview.against ? 'page' : undefined}
        >
          Compare with version {number}
        </a>
      ))}
    </nav>
  );
}

function Person({ person: { about, lines }, columns }: { person: Previewed; columns: Columns }) {
  const changes = lines.filter(isChanged);
  return (
    <details className="tools-set" open={changes.length > 0}>
      <summary>
        {about}:{' '}
        {changes.length === 0 ? 'no difference' : `${changes.length} of ${lines.length} lines differ`}
      </summary>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">{inTitle(columns.before)}</th>
            <th scope="col">{inTitle(columns.after)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function inTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Line({ line }: { line: PreviewedLine }) {
  const { label, before = 'not said', after = 'not said' } = line;
  return (
    <tr className={isChanged(line) ? 'tools-changed' : undefined}>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{isChanged(line) ? <strong>{after}</strong> : after}</td>
    </tr>
  );
}
