import type { ReactNode } from 'react';
import { callLanguages, caseOutcomes, caseSources } from '#cases/case-words.ts';
import type { ColleagueNow } from '#cases/colleagues.ts';
import {
  type CaseFilter,
  type CaseOrder,
  caseOrders,
  closedChoices,
  type FilterName,
  purposeChoices,
  stateChoices,
} from '../../case-lists/case-filter.ts';
import type { Staff } from '../../session/staff-of-request.ts';

type SentenceProps = {
  filter: CaseFilter;
  order: CaseOrder;
  colleagues: readonly ColleagueNow[];
  staff: Staff;
};

const rarer: readonly FilterName[] = ['city', 'page', 'source', 'outcome', 'closed', 'from', 'until'];

/** The filter as a sentence whose words are chosen; what is asked for more rarely is behind "More". */
export function FilterSentence({ filter, order, colleagues, staff }: SentenceProps) {
  const people = colleagues.filter(({ id }) => id !== staff.id).map(({ id, name }) => [String(id), name]);
  const who = { me: 'me', nobody: 'nobody', ...Object.fromEntries(people) };
  return (
    <form className="find-filter" action="/desk/find">
      <p className="find-sentence">
        Show <Choice name="state" label="State" any="all" of={stateChoices} filter={filter} /> cases with{' '}
        <Choice name="who" label="Who has it" any="anyone" of={who} filter={filter} />, about{' '}
        <Choice name="purpose" label="Purpose" any="anything" of={purposeChoices} filter={filter} />, in{' '}
        <Choice name="language" label="Language" any="any language" of={callLanguages} filter={filter} />,{' '}
        <Choice name="late" label="Late" any="late or not" of={{ yes: 'late' }} filter={filter} />,{' '}
        <select name="order" aria-label="Order" defaultValue={order}>
          <Options of={caseOrders} />
        </select>
        .
      </p>
      <details className="find-more" open={rarer.some((name) => filter[name] !== undefined)}>
        <summary>More filters</summary>
        <div className="find-fields">
          <Field label="City" name="city">
            <input id="find-city" name="city" defaultValue={filter.city} maxLength={200} />
          </Field>
          <Field label="Sent from the page" name="page">
            <input id="find-page" name="page" defaultValue={filter.page} placeholder="/" maxLength={200} />
          </Field>
          <Field label="How it reached us" name="source">
            <Choice name="source" any="any way" of={caseSources} filter={filter} />
          </Field>
          <Field label="How it ended" name="outcome">
            <Choice name="outcome" any="any way, or not yet" of={caseOutcomes} filter={filter} />
          </Field>
          <Field label="Closed" name="closed">
            <Choice name="closed" any="at any time, or not yet" of={closedChoices} filter={filter} />
          </Field>
          <Field label="Arrived from" name="from">
            <input id="find-from" name="from" type="date" defaultValue={filter.from} />
          </Field>
          <Field label="until" name="until">
            <input id="find-until" name="until" type="date" defaultValue={filter.until} />
          </Field>
        </div>
      </details>
      <p className="find-buttons">
        <button className="button" type="submit">
          Show
        </button>
        <a href="/desk/find">Everything</a>
      </p>
    </form>
  );
}

type ChoiceProps = {
  name: FilterName;
  label?: string;
  any: string;
  of: Readonly<Record<string, string>>;
  filter: CaseFilter;
};

function Choice({ name, label, any, of, filter }: ChoiceProps) {
  return (
    <select
      id={label ? undefined : `find-${name}`}
      name={name}
      aria-label={label}
      defaultValue={filter[name] ?? ''}
    >
      <option value="">{any}</option>
      <Options of={of} />
    </select>
  );
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}

function Field({ label, name, children }: { label: string; name: FilterName; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`find-${name}`}>
        {label}
      </label>
      {children}
    </div>
  );
}
