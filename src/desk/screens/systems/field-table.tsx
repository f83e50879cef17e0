import type { CrmAdapter } from '#enquiry/crm/adapter.ts';
import type { MappingProblems, SavedMapping } from '#enquiry/crm/field-mapping.ts';
import { type OurField, ourFieldNames, ourFields } from '#enquiry/crm/our-fields.ts';

type FieldTableProps = {
  adapter: CrmAdapter;
  saved: SavedMapping | undefined;
  typed: { input: Readonly<Record<string, string>>; problems: MappingProblems } | undefined;
};

/** Our fields, each with a line for the name of the CRM's. */
export function FieldTable({ adapter, saved, typed }: FieldTableProps) {
  const { key, name, fields } = adapter;
  const now: Readonly<Record<string, string | undefined>> = typed?.input ?? saved?.fields ?? fields;
  return (
    <form method="post" action={`/desk/systems/${key}/fields`} className="systems-fields">
      {typed && (
        <p className="desk-said desk-said-no" role="alert">
          Nothing was saved. Look at the lines with a message below.
        </p>
      )}
      <table>
        <caption className="visually-hidden">Our fields, and those of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Ours</th>
            <th scope="col">{name}</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {ourFieldNames.map((field) => (
            <Line
              key={field}
              field={field}
              value={now[field] ?? ''}
              usual={fields[field]}
              problem={typed?.problems[field]}
            />
          ))}
        </tbody>
      </table>
      <p className="systems-acts">
        <button className="button" type="submit" name="do" value="save">
          Save the fields
        </button>
        {saved && (
          <button className="button button-line" type="submit" name="do" value="defaults">
            Back to the defaults
          </button>
        )}
      </p>
    </form>
  );
}

type LineProps = { field: OurField; value: string; usual: string | undefined; problem: string | undefined };

function Line({ field, value, usual, problem }: LineProps) {
  const id = `field-${field}`;
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{ourFields[field]}</label>
      </th>
      <td>
        <input
          id={id}
          name={field}
          defaultValue={value}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {problem && (
          <p className="field-error" id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </td>
      <td className="desk-soft desk-small">{usual ?? 'stays here'}</td>
    </tr>
  );
}
