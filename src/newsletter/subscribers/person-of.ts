import { sign } from '#platform/secrets.ts';

/** By what a person is known, in one spelling, without their address being kept: under our key it cannot be guessed back. */
export function personOf(email: string): string {
  return sign('newsletter-person', email.trim().toLowerCase());
}
