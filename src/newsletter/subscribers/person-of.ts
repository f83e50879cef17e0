import { signAll } from '#platform/secrets.ts';

/** By what a person is known, in one spelling, without their address being kept: under our key it cannot be guessed back. */
export function personOf(email: string): string {
  return personsOf(email)[0] ?? '';
}

/** The same under every secret that there was: by one of them a row was stored. */
export function personsOf(email: string): string[] {
  return signAll('newsletter-person', email.trim().toLowerCase());
}
