import { onTestFinished } from 'vitest';
import { type Answer, type Ask, newAsk, newSession, type Session, send } from './fault-visitor.ts';
import { pause, until } from './fault-wait.ts';

/**
 * Visitors who ask for a call, many at once, while things break around them. Each behaves as the dialog does:
 * whatever happens to a send, it is repeated with the same `Idempotency-Key` until it is answered.
 */
export type Storm = {
  asks: Ask[];
  /** How many answers of each status there were. */
  statuses: Map<number, number>;
  /** Everything that was answered other than 200, for a look at its shape. */
  refusals: Answer[];
  acknowledged(): Ask[];
  /** How many answers said that the database is away and the enquiry is kept. */
  kept(): number;
  /** The moments at which the database had one, in the milliseconds of the clock. */
  moments: number[];
  /** How long each answer took, in milliseconds. */
  durations: number[];
  /** No new asks; those under way are repeated until they are answered, or the time is up. */
  end(patienceMs?: number): Promise<void>;
};

export type StormOptions = {
  url: string;
  connections: number;
  maxAsks?: number;
  repeatEvery?: number;
  /** How long each visitor rests between two enquiries. */
  restMs?: number;
  /** The site's, where another server is before it. */
  origin?: string;
};

export function startStorm({
  url,
  connections,
  maxAsks = Infinity,
  repeatEvery = 4,
  restMs = 0,
  origin = url,
}: StormOptions): Storm {
  const asks: Ask[] = [];
  const statuses = new Map<number, number>();
  const refusals: Answer[] = [];
  const moments: number[] = [];
  const durations: number[] = [];
  let kept = 0;
  let isEnding = false;
  let givesUpAt = Infinity;

  async function untilAcknowledged(session: Session, ask: Ask): Promise<void> {
    while (Date.now() < givesUpAt) {
      const begun = performance.now();
      const answer = await send(url, session, ask);
      durations.push(performance.now() - begun);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) {
        if (answer.body.data?.waiting) kept += 1;
        else moments.push(Date.now());
        return void ask.references.push(String(answer.body.data?.reference));
      }
      if (answer.status !== 0) refusals.push(answer);
      await pause(100);
    }
  }

  async function visit(): Promise<void> {
    const session = { ...(await newSession(url)), origin };
    while (!isEnding && asks.length < maxAsks) {
      const ask = newAsk();
      asks.push(ask);
      await untilAcknowledged(session, ask);
      // Some press the button twice, or did not see the first answer.
      if (asks.length % repeatEvery === 0) await untilAcknowledged(session, ask);
      if (restMs > 0) await pause(restMs);
    }
  }

  const visits = Array.from({ length: connections }, visit);
  const storm: Storm = {
    asks,
    statuses,
    refusals,
    moments,
    durations,
    kept: () => kept,
    acknowledged: () => asks.filter(({ references }) => references.length > 0),
    async end(patienceMs = 60_000) {
      isEnding = true;
      givesUpAt = Date.now() + patienceMs;
      await Promise.all(visits);
    },
  };
  // A test that fails early must not leave it blowing into the next one.
  onTestFinished(() => storm.end(0));
  return storm;
}

/** Waits until so many more asks are acknowledged: on a busy machine a storm needs longer to rise. */
export async function untilAcknowledged(storm: Storm, more: number): Promise<void> {
  const before = storm.acknowledged().length;
  await until(
    `${more} more enquiries are acknowledged`,
    60_000,
    () => storm.acknowledged().length >= before + more,
  );
}
