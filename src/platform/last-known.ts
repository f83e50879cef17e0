import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env.ts';
import { describeError, log } from './log.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * A part of the content as it was read last, kept in the data folder for a start that finds the database away. Nothing
 * personal belongs here.
 */
export type LastKnown<Value> = { keep(value: Value): Promise<void>; recall(): Value | undefined };

/** @param name of a file */
export function lastKnown<Value>(name: string): LastKnown<Value> {
  const file = () => path.join(env().dataDir, 'last-known', `${name}.json`);
  let last: { value: Value; text: string } | undefined;
  return {
    async keep(value) {
      const text = JSON.stringify(value);
      const isKept = last?.text === text;
      last = { value, text };
      if (isKept) return;
      try {
        await mkdir(path.dirname(file()), { recursive: true });
        await writeAtomically(file(), text);
      } catch (error) {
        log.warn('content for a start without a database not kept', { name, ...describeError(error) });
      }
    },
    recall() {
      last ??= read(file());
      return last?.value;
    },
  };
}

/** @returns undefined if no run has kept any */
function read<Value>(file: string): { value: Value; text: string } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return { value: JSON.parse(text) as Value, text };
  } catch {
    return undefined;
  }
}
