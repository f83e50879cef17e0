import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { commandsIn, runbooksFolder } from '../../scripts/lib/runbooks.mjs';

/** A runbook as its rehearsal reads it: what the operator is told to type is taken from the file and run. */
export type Runbook = {
  /** The one command like this, as it is written. It counts as rehearsed. */
  command(like: RegExp): string;
};

/**
 * Fails the test file if a command of the runbook is left that no test has asked for. To be opened before anything that tidies
 * up afterwards: such hooks run in reverse, and none after one that fails.
 * @param elsewhere commands that another file rehearses
 */
export function openRunbook(name: string, { elsewhere }: { elsewhere?: RegExp } = {}): Runbook {
  const all = commandsIn(fs.readFileSync(path.join(runbooksFolder, name), 'utf8'));
  const left = new Set(all.filter((command) => !elsewhere?.test(command)));
  afterAll(() => expect([...left], `commands of ${name} that are not rehearsed`).toEqual([]));
  return {
    command(like) {
      const found = all.filter((command) => like.test(command));
      expect(found, `commands of ${name} like ${like}`).toHaveLength(1);
      left.delete(found[0] ?? '');
      return found[0] ?? '';
    },
  };
}
