import { honeypotField } from '#forms/honeypot.ts';

/** Did something fill the field that people do not see? */
export function isHoneypotFilled(input: Readonly<Record<string, unknown>>): boolean {
  const value = input[honeypotField];
  return value !== undefined && value !== null && value !== '';
}
