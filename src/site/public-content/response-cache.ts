import { createHash } from 'node:crypto';
import { publishedFiles } from '#content/access/published-files.ts';
import { watchedTables } from '#content/collections/collections.ts';
import { readTableStates } from '#content/read/table-states.ts';
import { dateInIndia } from '#platform/clock.ts';

/** An answer as it is sent; `undefined` for a record that is not there. */
export type CachedResponse = { tag: string; body: string } | undefined;

const maxAnswers = 200;
const maxBytes = 32 * 2 ** 20;

/**
 * Keeps answers as long as nothing has changed: the database is asked for the state of its tables, in one query, before
 * each use, so that what an editor publishes is answered at once. What was asked for longest ago makes room.
 */
export function responseCache(make: (question: string) => Promise<string | undefined>) {
  const kept = new Map<string, { state: string; answer: CachedResponse }>();
  let bytes = 0;

  function drop(question: string): void {
    bytes -= kept.get(question)?.answer?.body.length ?? 0;
    kept.delete(question);
  }

  return async (question: string): Promise<CachedResponse> => {
    const state = await stateNow();
    const found = kept.get(question);
    if (found) drop(question);
    const body = found?.state === state ? found.answer?.body : await make(question);
    const answer = body === undefined ? undefined : { tag: digest(body), body };
    // Another caller may have asked the same in the meantime: its share of the bytes goes with its answer.
    drop(question);
    kept.set(question, { state, answer });
    bytes += body?.length ?? 0;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxAnswers && bytes <= maxBytes) break;
      drop(oldest);
    }
    return answer;
  };
}

async function stateNow(): Promise<string> {
  const { uploads, documents } = publishedFiles();
  const states = await readTableStates(watchedTables);
  return digest(JSON.stringify([states, [...uploads].sort((a, b) => a - b), documents, dateInIndia()]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
