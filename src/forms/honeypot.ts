/** A field that people do not see; anyone who fills it is a robot. Browsers offer no autofill for this name. */
export const honeypotField = 'website';

export function isHoneypotFilled(input: Readonly<Record<string, unknown>>): boolean {
  const value = input[honeypotField];
  return value !== undefined && value !== null && value !== '';
}
