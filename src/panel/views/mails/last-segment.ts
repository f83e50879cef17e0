import type { AdminViewServerProps } from 'payload';

/** What is behind the last slash of a view's address. */
export function lastSegment({ params }: Pick<AdminViewServerProps, 'params'>): string {
  const { segments } = params ?? {};
  const last = Array.isArray(segments) ? segments.at(-1) : segments;
  try {
    return decodeURIComponent(last ?? '');
  } catch {
    return '';
  }
}
