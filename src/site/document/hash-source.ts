import { createHash } from 'node:crypto';

/** Names the text of a script or style element for a Content-Security-Policy, quotes included. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
