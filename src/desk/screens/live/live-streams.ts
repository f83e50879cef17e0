/**
 * The open pages of the desk hear that something changed, and nothing of what: they ask again for what they show, under
 * the rights that their person has then. One connection to the database listens for all of them; one query, twice a
 * second, asks whose sessions are still valid, so that a stream ends with its session, or with the role that it was opened in.
 */

import { may, type StaffRole } from '#content/access/duties.ts';
import { database } from '#platform/database.ts';
import { type Listening, listenOn } from '#platform/listen.ts';
import { describeError, log } from '#platform/log.ts';

export type LiveStream = {
  userId: number;
  sessionId: string;
  role: StaffRole;
  /** One event or comment, as it travels. */
  send: (text: string) => void;
  end: () => void;
};

/** A page that no one looks at closes its stream, so that this many windows may lie side by side. */
export const maxStreamsOfUser = 6;
const checkEveryMs = 500;
const pingEveryMs = 20_000;
// In a storm of changes a page is notified a few times a second.
const gatherMs = 250;
// A page was read a little before the moment at which it was rendered.
const drawingMs = 2000;

const changed = 'event: change\ndata:\n\n';
const ping = ': here\n\n';
// The page asks again at once, and the answer says why the stream is over.
const over = 'event: over\ndata:\n\n';

const streams = new Set<LiveStream>();
let listening: Listening | undefined;
let timers: NodeJS.Timeout[] = [];
let gathering: NodeJS.Timeout | undefined;
/** When something changed last, as far as this process has heard. */
let changedAt = 0;

/**
 * @param drawnAt when the page was rendered, in milliseconds: what changed since is sent at once
 * @returns how to take it out again; nothing where someone has as many open already
 */
export function addStream(stream: LiveStream, drawnAt: number): (() => void) | undefined {
  const own = [...streams].filter(({ userId }) => userId === stream.userId);
  if (own.length >= maxStreamsOfUser) return undefined;
  streams.add(stream);
  if (streams.size === 1) begin();
  if (changedAt > drawnAt - drawingMs) stream.send(changed);
  return () => {
    if (streams.delete(stream) && streams.size === 0) rest();
  };
}

/** At the end of the process: ends every stream. */
export async function closeLiveStreams(): Promise<void> {
  for (const stream of streams) stream.end();
  streams.clear();
  rest();
  await listening?.stop();
  listening = undefined;
}

function begin(): void {
  // Kept from then on: to listen costs nothing while no one has the desk open.
  listening ??= listenOn({ channel: 'desk', onConnected: tellSoon, onNotice: tellSoon });
  timers = [
    setInterval(() => void endThoseWithoutSession(), checkEveryMs),
    setInterval(() => sendAll(ping), pingEveryMs),
  ];
  for (const timer of timers) timer.unref();
}

function rest(): void {
  for (const timer of timers) clearInterval(timer);
  timers = [];
}

function tellSoon(): void {
  changedAt = Date.now();
  if (gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    sendAll(changed);
  }, gatherMs);
}

function sendAll(text: string): void {
  for (const stream of streams) stream.send(text);
}

let isChecking = false;

async function endThoseWithoutSession(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    // A page that opens during the question is in no answer to it.
    const asked = [...streams];
    const roles = await rolesBySession(asked.map(({ sessionId }) => sessionId));
    for (const stream of asked) {
      const isValid = roles.get(stream.sessionId) === stream.role && may(stream, 'read-cases');
      // It may have closed during the question.
      if (isValid || !streams.delete(stream)) continue;
      stream.send(over);
      stream.end();
    }
    if (streams.size === 0) rest();
  } catch (error) {
    log.warn('sessions of open pages cannot be asked for', describeError(error));
  } finally {
    isChecking = false;
  }
}

async function rolesBySession(ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database().query<{ id: string; role: string }>({
    name: 'desk-live-sessions',
    text: `select s.id, u.role from users_sessions s join users u on u.id = s._parent_id
      where s.id = any($1) and s.expires_at > now()`,
    values: [ids],
  });
  return new Map(rows.map(({ id, role }) => [id, role]));
}
