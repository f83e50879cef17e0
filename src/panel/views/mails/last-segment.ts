import type { AdminViewServerProps } from 'payload';

/** Returns the part after the last slash of a view's address, decoded. */
export function lastSegment({ params }: Pick<AdminViewServerProps, 'params'>): string {
  const { segments } = params ?? {};
  const last = Array.isArray(segments) ? segments.at(-1) : segments;
  try {
    return decodeURIComponent(last ?? '');
  } catch {
    return '';
  }
}
