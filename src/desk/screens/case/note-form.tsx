import { FlashMessage } from '../flash-message.tsx';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { saveKeys } from '../live/shortcuts.ts';
import type { CaseFacts } from './case-facts.ts';
import { typedAsNote } from './typed-as-note.ts';

type NoteFormProps = {
  facts: CaseFacts;
  /** Values that were typed into it, or into another form, if the case has become someone else's in the meantime. */
  typed: Readonly<Record<string, string>>;
  /** Why that was refused, unless it is said at the top of the page. */
  said: string | undefined;
};

/** For a case that someone else calls: who has it, and a note, which anyone who works cases may add. */
export function NoteForm({ facts: { of, me, mayNote }, typed, said }: NoteFormProps) {
  const isStopped = of.outcome === 'stopped';
  return (
    <div className="case-night">
      <h2>
        {isStopped
          ? 'No one calls them any more'
          : of.assignee
            ? `${of.assignee} has it`
            : 'Nobody has it yet'}
      </h2>
      {mayNote ? (
        <form
          id="case-form"
          method="post"
          action={`/desk/cases/${of.id}`}
          className="case-fields"
          data-keep={me.id}
          {...held(Object.keys(typed).length > 0)}
        >
          <RestoreOffer />
          {said && <FlashMessage said={said} />}
          <input type="hidden" name="kind" value="note" />
          <label>
            <span>Note for the adviser who calls</span>
            <textarea name="text" rows={3} maxLength={2000} required defaultValue={typedAsNote(typed)} />
          </label>
          <button type="submit" className="button button-main" aria-keyshortcuts={saveKeys}>
            Save the note
          </button>
        </form>
      ) : (
        <p>You can read all of it, but only the people who answer visitors can act on it.</p>
      )}
    </div>
  );
}
