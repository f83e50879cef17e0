import { createHash } from 'node:crypto';

/** What is inside a style or script element, as a Content-Security-Policy names it, quotes included. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
