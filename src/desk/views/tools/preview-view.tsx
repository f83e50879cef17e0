import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { definitions } from '#tools/definitions.ts';
import { isChanged, type Previewed, type PreviewedLine } from '#tools/preview/preview-of.ts';
import { previewOfDraft } from './preview-of-draft.ts';
import { ToolsView } from './tools-view.tsx';

/** `/admin/tools/preview/<key>`: what the draft of a questionnaire would change. */
export function PreviewView(props: AdminViewServerProps) {
  const { segments } = props.params ?? {};
  const key = Array.isArray(segments) ? (segments.at(-1) ?? '') : '';
  const content = () => preview(key, props.initPageResult.req);
  return <ToolsView {...props} title="Preview of the draft" content={content} />;
}

async function preview(key: string, req: PayloadRequest): Promise<ReactNode> {
  const known = definitions.find(({ questionnaire }) => questionnaire.key === key)?.questionnaire.key;
  const found = known && (await previewOfDraft(known, req));
  if (!found) return <p>There is no such questionnaire.</p>;
  const { id, title, faults, people } = found;
  const changed = people.filter(({ lines }) => lines.some(isChanged)).length;
  return (
    <>
      <p>
        {title}: what the newest draft makes of the examples, beside what is published now.{' '}
        <a href={`/admin/collections/questionnaires/${id}`}>Back to the draft</a>
      </p>
      <Faults faults={faults} />
      {people.length > 0 && (
        <p role="status">
          {changed === 0
            ? `The result of nobody among ${people.length} examples changes.`
            : `The result of ${changed} among ${people.length} examples changes.`}
        </p>
      )}
      {people.map((person) => (
        <Person key={person.key} person={person} />
      ))}
    </>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <p>Nothing keeps this draft from being published.</p>;
  return (
    <section aria-labelledby="tools-faults">
      <h2 id="tools-faults">What keeps it from being published</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person: { about, lines } }: { person: Previewed }) {
  const changes = lines.filter(isChanged);
  return (
    <details className="tools-set" open={changes.length > 0}>
      <summary>
        {about}: {changes.length === 0 ? 'nothing changes' : `${changes.length} of ${lines.length} change`}
      </summary>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">What is told</th>
            <th scope="col">Published</th>
            <th scope="col">Draft</th>
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

function Line({ line }: { line: PreviewedLine }) {
  const { label, before = 'not said', after = 'not said' } = line;
  return (
    <tr className={isChanged(line) ? 'tools-changed' : undefined}>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{isChanged(line) ? <strong>{after}, changed</strong> : after}</td>
    </tr>
  );
}
