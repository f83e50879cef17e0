import { type Contact, offices } from '#site/ombudsman/offices.ts';

const maxLengths = { address: 300, phone: 80, email: 120 } as const satisfies Record<keyof Contact, number>;

/** Reads the form: its fields are named by the office, such as `pune-email`. */
export function contactsIn(input: Readonly<Record<string, string>>): Record<string, Contact> {
  return Object.fromEntries(
    offices.map(({ id }) => {
      const typed = (name: keyof Contact) => tidy(input[`${id}-${name}`] ?? '').slice(0, maxLengths[name]);
      return [id, { address: typed('address'), phone: typed('phone'), email: typed('email') }];
    }),
  );
}

function tidy(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

export type ContactProblem = 'unchecked' | 'email';

/** The first thing that keeps the list from visitors, and where it is. */
export function problemOf(
  contacts: Readonly<Record<string, Contact>>,
  isChecked: boolean,
): { kind: ContactProblem; office?: string } | undefined {
  const office = offices.find(({ id }) => !isPlausible(contacts[id]?.email ?? ''));
  if (office) return { kind: 'email', office: office.id };
  return isChecked ? undefined : { kind: 'unchecked' };
}

function isPlausible(email: string): boolean {
  return email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
