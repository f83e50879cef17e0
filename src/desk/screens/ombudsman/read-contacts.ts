import { type Contact, offices } from '#site/ombudsman/offices.ts';
import { wasPrefix } from '../../office-settings/read-typed.ts';

const maxLengths = { address: 300, phone: 80, email: 120 } as const satisfies Record<keyof Contact, number>;

export type Contacts = Readonly<Record<string, Contact>>;
export type TypedContacts = {
  contacts: Record<string, Contact>;
  /** Whether someone has confirmed another list since the form was opened. */
  isStale: boolean;
};

/**
 * Reads the form: its fields are named by the office, such as `pune-email`, each with its value when the form was
 * opened. A field that was not touched follows what has been confirmed in the meantime.
 * @param now the contacts as they are stored
 */
export function readContacts(input: Readonly<Record<string, string>>, now: Contacts): TypedContacts {
  let isStale = false;
  const typed = (id: string, name: keyof Contact) => {
    const is = asKept(name, now[id]?.[name]);
    const was = asKept(name, input[`${wasPrefix}${id}-${name}`] ?? is);
    isStale ||= was !== is;
    const value = asKept(name, input[`${id}-${name}`]);
    return value === was ? is : value;
  };
  const contacts = Object.fromEntries(
    offices.map(({ id }) => [
      id,
      { address: typed(id, 'address'), phone: typed(id, 'phone'), email: typed(id, 'email') },
    ]),
  );
  return { contacts, isStale };
}

function asKept(name: keyof Contact, text = ''): string {
  return tidy(text).slice(0, maxLengths[name]);
}

function tidy(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

export type ContactProblem = { kind: 'stale' | 'unchecked' | 'email'; office?: string };

/** The first thing that keeps the list from visitors, and where it is. */
export function problemOf(
  { contacts, isStale }: TypedContacts,
  isChecked: boolean,
): ContactProblem | undefined {
  if (isStale) return { kind: 'stale' };
  const office = offices.find(({ id }) => !isPlausible(contacts[id]?.email ?? ''));
  if (office) return { kind: 'email', office: office.id };
  return isChecked ? undefined : { kind: 'unchecked' };
}

function isPlausible(email: string): boolean {
  return email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
