import { type Contact, type Office, type SourceKey, sourceNames } from '#site/ombudsman/offices.ts';
import { wasPrefix } from '../../office-settings/read-typed.ts';

type OfficeFieldsProps = {
  office: Office;
  contact: Contact | undefined;
  /** As it is stored. */
  now: Contact | undefined;
  /** Someone has confirmed another list since the form was opened. */
  isStale: boolean;
  isWrong: boolean;
};

/** One office: its area and sources to read, and its contact to correct. */
export function OfficeFields({ office, contact, now, isStale, isWrong }: OfficeFieldsProps) {
  const { id, city, serves, pins, note, sources } = office;
  const stored = (name: keyof Contact) => (
    <Stored
      name={`${wasPrefix}${id}-${name}`}
      value={now?.[name] ?? ''}
      isShown={isStale && now?.[name] !== contact?.[name]}
    />
  );
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
      {stored('address')}
      <label>
        <span className="field-label">Phone</span>
        <input name={`${id}-phone`} maxLength={80} autoComplete="off" defaultValue={contact?.phone} />
      </label>
      {stored('phone')}
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
      {stored('email')}
      <details className="desk-small">
        <summary>Sources</summary>
        <Sources of="Area" keys={sources.serves} />
        <Sources of="Contact" keys={sources.contact} />
      </details>
    </fieldset>
  );
}

type StoredProps = { name: string; value: string; isShown: boolean };

/** The value that the form begins with; in words where what was typed is in its field instead. */
function Stored({ name, value, isShown }: StoredProps) {
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {isShown && (
        <p className="field-hint">
          Confirmed now: <b>{value || 'nothing'}</b>
        </p>
      )}
    </>
  );
}

function Sources({ of, keys }: { of: string; keys: readonly SourceKey[] }) {
  return (
    <p>
      <b>{of}:</b> {keys.map((key) => sourceNames[key]).join('; ') || 'none found'}.
    </p>
  );
}
