import { z } from 'zod';

const emailAddress = z.email().max(254);

/** @returns the address as accounts keep it, or undefined for what is not one */
export function readEmail(typed = ''): string | undefined {
  const { data } = emailAddress.safeParse(typed.trim().toLowerCase());
  return data;
}

/** Why an account does not get an address. */
export const emailProblems = {
  wrong: 'Please enter a valid e-mail address.',
  taken: 'Another account has this e-mail address.',
} as const;
