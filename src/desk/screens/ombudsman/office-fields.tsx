import { type Contact, type Office, type SourceKey, sourceNames } from '#site/ombudsman/offices.ts';

type OfficeFieldsProps = { office: Office; contact: Contact | undefined; isWrong: boolean };

/** One office: its area and sources to read, and its contact to correct. */
export function OfficeFields({ office, contact, isWrong }: OfficeFieldsProps) {
  const { id, city, serves, pins, note, sources } = office;
  return (
    <fieldset className="ombudsman-office">
      <legend>{city.en}</legend>
      <p>
        <b>Serves:</b> {serves.en}. Pin codes that begin with {pins.replaceAll(' ', ', ')}.
      </p>
      {note && <p className="desk-bad">{note}</p>}
      <label>
        <span className="field-label">Address</span>
        <textarea name={`${id}-address`} rows={4} maxLength={300} defaultValue={contact?.address} />
      </label>
      <label>
        <span className="field-label">Phone</span>
        <input name={`${id}-phone`} maxLength={80} autoComplete="off" defaultValue={contact?.phone} />
      </label>
      <label>
        <span className="field-label">E-mail</span>
        <input
          name={`${id}-email`}
          maxLength={120}
          autoComplete="off"
          defaultValue={contact?.email}
          aria-invalid={isWrong || undefined}
        />
      </label>
      <details className="desk-small">
        <summary>Sources</summary>
        <Sources of="Area" keys={sources.serves} />
        <Sources of="Contact" keys={sources.contact} />
      </details>
    </fieldset>
  );
}

function Sources({ of, keys }: { of: string; keys: readonly SourceKey[] }) {
  return (
    <p>
      <b>{of}:</b> {keys.map((key) => sourceNames[key]).join('; ') || 'none found'}.
    </p>
  );
}
