import type { CaseRead } from '#enquiry/cases/read-case.ts';

type NoteFormProps = { of: CaseRead; mayNote: boolean; typed: Readonly<Record<string, string>> };

/** Beside a case that is not one's own to call: who has it, and a note, which anybody who works cases may add. */
export function NoteForm({ of, mayNote, typed }: NoteFormProps) {
  const isStopped = of.outcome === 'stopped';
  return (
    <div className="case-night">
      <h2>
        {isStopped
          ? 'Nobody calls them any more'
          : of.assignee
            ? `${of.assignee} has it`
            : 'Nobody has it yet'}
      </h2>
      {mayNote ? (
        <form method="post" action={`/desk/cases/${of.id}/act`} className="case-fields">
          <input type="hidden" name="kind" value="note" />
          <label>
            <span>Note, for whoever calls them</span>
            <textarea name="text" rows={3} maxLength={2000} required defaultValue={typed.text} />
          </label>
          <button type="submit" className="button button-main">
            Keep the note
          </button>
        </form>
      ) : (
        <p>You may read all of it. Who answers visitors acts on it.</p>
      )}
    </div>
  );
}
