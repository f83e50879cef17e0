import { log } from './log.ts';

type Fields = Parameters<typeof log.warn>[1];
type Manner = {
  level?: 'info' | 'warn' | 'error';
  /** Events of the same kind count as the same. A word of ours or a vendor's code, never something sent to us. */
  kind?: string;
  now?: number;
};

const quietMs = 30_000;
const logged = new Map<string, { at: number; suppressed: number }>();

/** Logs a repeated event at most twice a minute, with the number of entries left out. */
export function logThrottled(event: string, fields?: Fields, manner: Manner = {}): void {
  const { level = 'warn', kind = '', now = Date.now() } = manner;
  const key = `${event} ${kind}`;
  const last = logged.get(key);
  if (last && now - last.at < quietMs) {
    last.suppressed += 1;
    return;
  }
  logged.set(key, { at: now, suppressed: 0 });
  log[level](event, { ...fields, suppressed: last?.suppressed || undefined });
}
