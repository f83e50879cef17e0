import { caseSources } from '#cases/case-words.ts';
import type { ColleagueNow } from '#cases/colleagues.ts';
import { FieldError, FormField } from '#forms/controls/form-field.tsx';
import { type FormView, fieldAttributes } from '#forms/controls/form-view.ts';
import { fieldsOf } from '#forms/form.ts';
import type { ControlProps } from '#forms/kind.ts';
import { mayBeShown } from '#forms/visibility.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { saveKeys } from '../live/shortcuts.ts';
import { byHandSources, maxNoteLength } from './by-hand-fields.ts';
import { Problems } from './problems.tsx';
import { spokenField } from './spoken.ts';
import { SpokenConsents } from './spoken-consents.tsx';

export type ByHandViewProps = {
  view: FormView;
  hidden: Record<string, string>;
  /** Values of the fields besides the form's own. */
  typed: Readonly<Record<string, string>>;
  isRefused: boolean;
  /** The person who types. */
  staffId: number;
  colleagues: readonly ColleagueNow[];
};

/** A visitor chooses among the next weeks; someone at the telephone may ask for a day long after them. */
const controls = {
  day: ({ name, attributes, facts, value }: ControlProps) => (
    <input type="date" name={name} min={facts.today} {...attributes} defaultValue={value} />
  ),
};

/** A telephone call or a walk-in, written down while someone speaks: who, what about, when to call, what they allow. */
export function ByHandView({ view, hidden, typed, isRefused, staffId, colleagues }: ByHandViewProps) {
  const isBack = isRefused || Object.keys(view.errors).length > 0;
  const asked = fieldsOf(view.form).filter(
    ([name, field]) => name !== spokenField && mayBeShown(view.form, field),
  );
  return (
    <div className="desk-wrap by-hand">
      <p className="desk-small">
        <a href="/desk">Today</a> / A case by hand
      </p>
      <h1>Someone called or came in</h1>
      {isRefused && (
        <p className="desk-said desk-said-no" role="alert">
          This was sent before. Check whether the case is there; if not, send it again.
        </p>
      )}
      <Problems view={view} />
      <form
        className="visitor-form"
        method="post"
        action="/desk/cases/new"
        noValidate
        data-keep={staffId}
        {...held(isBack)}
      >
        <RestoreOffer />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Source view={view} typed={typed} />
        <div className="field-grid">
          {asked.map(([name, field]) => (
            <FormField key={name} {...{ view, name, field, controls }} />
          ))}
        </div>
        <div className="field">
          <label className="field-label" htmlFor="by-hand-note">
            What they said
          </label>
          <textarea
            {...fieldAttributes(view, 'note')}
            name="note"
            rows={4}
            maxLength={maxNoteLength}
            defaultValue={typed.note}
          />
          <FieldError view={view} name="note" />
        </div>
        <fieldset className="by-hand-consents">
          <legend>What they allow</legend>
          <SpokenConsents view={view} />
          <div className="tick">
            <input
              id="by-hand-wants-mail"
              type="checkbox"
              name="wants_mail"
              defaultChecked={typed.wants_mail === 'on'}
            />
            <label htmlFor="by-hand-wants-mail">
              Send them a confirmation by e-mail, if they gave an address.
            </label>
          </div>
        </fieldset>
        <div className="field by-hand-to">
          <label className="field-label" htmlFor="by-hand-to">
            Whose case it is
          </label>
          <select id="by-hand-to" name="to" defaultValue={typed.to}>
            <option value="">Not assigned: anyone who is free can take it</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-main" aria-keyshortcuts={saveKeys}>
          Open the case
        </button>
      </form>
    </div>
  );
}

function Source({ view, typed }: Pick<ByHandViewProps, 'view' | 'typed'>) {
  const { id, ...described } = fieldAttributes(view, 'source');
  return (
    <fieldset className="by-hand-source" {...described}>
      <legend>How did they reach us?</legend>
      <div className="choices">
        {byHandSources.map((source, index) => (
          <label key={source} className="choice">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="source"
              value={source}
              defaultChecked={typed.source === source}
            />
            {caseSources[source]}
          </label>
        ))}
      </div>
      <FieldError view={view} name="source" />
    </fieldset>
  );
}
