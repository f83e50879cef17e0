import type { Person } from '#platform/personal-data.ts';
import { sign, signAll } from '#platform/secrets.ts';

/** Returns a person's identities as codes that lead to no one without the application's secret. */
export function codesOf({ emails, phones, references }: Person): string[] {
  return [
    ...emails.map((email) => codeOf('email', email)),
    ...phones.map((phone) => codeOf('phone', phone)),
    ...references.map((reference) => codeOf('reference', reference)),
  ];
}

type Kind = 'email' | 'phone' | 'reference';
const purpose = 'erased-person';

function codeOf(kind: Kind, value: string): string {
  return sign(purpose, nameOf(kind, value));
}

/** Under the present secret and the former ones: an erasure from before a rotation is found by its own. */
export function allCodesOf(kind: Kind, value: string): string[] {
  return signAll(purpose, nameOf(kind, value));
}

const nameOf = (kind: Kind, value: string) => `${kind} ${value}`;
