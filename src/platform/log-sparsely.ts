import { log } from './log.ts';

type Fields = Parameters<typeof log.warn>[1];

const quietMs = 30_000;
const lastTold = new Map<string, number>();

/** Warns about something that repeats every second while it lasts, twice a minute. */
export function logSparsely(event: string, fields?: Fields, now = Date.now()): void {
  if (now - (lastTold.get(event) ?? -quietMs) < quietMs) return;
  lastTold.set(event, now);
  log.warn(event, fields);
}
