import { expect } from 'vitest';
import type { Storm } from './fault-storm.ts';
import type { Answer } from './fault-visitor.ts';
import { pause, until } from './fault-wait.ts';

/** The site as visitors see it while its database is away. */

/** Reads published pages without a pause; they must not notice. */
export type Readers = { failures: string[]; answers: () => number; end(): Promise<void> };

export function startReaders(url: string, paths: string[]): Readers {
  const failures: string[] = [];
  let answers = 0;
  let isEnding = false;

  async function read(path: string): Promise<void> {
    while (!isEnding) {
      const begun = Date.now();
      const response = await fetch(url + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      const text = (await response?.text().catch(() => '')) ?? '';
      answers += 1;
      const isWhole = response?.status === 200 && text.includes('</html>');
      if (!isWhole)
        failures.push(`${path}: ${response?.status ?? 'no answer'} after ${Date.now() - begun} ms`);
      await pause(20);
    }
  }

  const reading = paths.map(read);
  return {
    failures,
    answers: () => answers,
    async end() {
      isEnding = true;
      await Promise.all(reading);
    },
  };
}

/** Every refusal is a 503 that says when to come back, in the shape of the endpoints. */
export function expectClearRefusals(refusals: Answer[]): void {
  const unclear = refusals.filter(
    ({ status, retryAfter, body }) =>
      status !== 503 ||
      !/^[1-9]\d*$/.test(retryAfter ?? '') ||
      body.status_code !== 0 ||
      !body.status_description,
  );
  expect(unclear.slice(0, 5), 'answers that are neither 200 nor a clear 503').toEqual([]);
}

/**
 * Breaks something, and waits until it is felt and over.
 * @returns for how long no enquiry reached the database, in milliseconds
 */
export async function surviveOutage(
  storm: Storm,
  { breakIt, withinMs }: { breakIt: () => Promise<void> | void; withinMs: number },
): Promise<number> {
  const begun = storm.moments.length;
  const kept = storm.kept();
  await breakIt();
  await until('the outage is felt', 10_000, () => storm.kept() > kept);
  const known = storm.moments.length;
  await until('enquiries reach the database again', withinMs, () => storm.moments.length > known);
  return longestSilence(storm.moments.slice(Math.max(0, begun - 1)));
}

function longestSilence(moments: number[]): number {
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
}
