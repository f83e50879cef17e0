import { honeypotField } from '../schema/honeypot.ts';

/** Did something fill the field that people do not see? */
export function isHoneypotFilled(body: Record<string, unknown>): boolean {
  const value = body[honeypotField];
  return value !== undefined && value !== null && value !== '';
}
