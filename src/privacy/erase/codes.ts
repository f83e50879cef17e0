import type { Person } from '#platform/personal-data.ts';
import { sign } from '#platform/secrets.ts';

/** Returns a person's identities as codes that lead to no one without the application's secret. */
export function codesOf({ emails, phones, references }: Person): string[] {
  return [
    ...emails.map((email) => codeOf('email', email)),
    ...phones.map((phone) => codeOf('phone', phone)),
    ...references.map((reference) => codeOf('reference', reference)),
  ];
}

export function codeOf(kind: 'email' | 'phone' | 'reference', value: string): string {
  return sign('erased-person', `${kind} ${value}`);
}
