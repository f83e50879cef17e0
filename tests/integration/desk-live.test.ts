import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  addStream,
  closeLiveStreams,
  type LiveStream,
  maxStreamsOfUser,
} from '#desk/screens/live/live-streams.ts';
import { inTransaction } from '#platform/database.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();
withDatabase();
withContentService();

let adviserId = 0;
beforeAll(async () => {
  adviserId = (await staffMember('adviser')).id;
});
afterEach(closeLiveStreams);

type Opened = { heard: string[]; isOver: boolean; leave: (() => void) | undefined };

/** A stream in a valid session, as a page of the desk has it. */
async function opened(sessionId: string, drawnAt = Number.POSITIVE_INFINITY): Promise<Opened> {
  await startSession(sessionId);
  return openedIn(sessionId, drawnAt);
}

const startSession = (id: string) =>
  rowsOf(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 hour') on conflict do nothing`,
    [adviserId, id],
  );

function openedIn(sessionId: string, drawnAt = Number.POSITIVE_INFINITY): Opened {
  const page: Opened = { heard: [], isOver: false, leave: undefined };
  const stream: LiveStream = {
    userId: adviserId,
    sessionId,
    role: 'adviser',
    send: (text) => page.heard.push(text),
    end: () => {
      page.isOver = true;
    },
  };
  page.leave = addStream(stream, drawnAt);
  return page;
}

const arrives = () => rowsOf(`insert into cases (reference, register) values ('AA2AA2AA', 'enquiries')`);
const changes = ({ heard }: Opened) => heard.filter((text) => text.startsWith('event: change')).length;
const within = (ms: number, check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: ms, interval: 20 });

test('all open pages hear of a case that arrives, over one connection, and nothing of whose it is', async () => {
  const pages = await Promise.all([opened('one'), opened('two')]);
  // The connection was made: whatever happened until then is looked at.
  await within(5000, () => expect(pages.map(changes)).toEqual([1, 1]));
  await arrives();
  await within(2000, () => expect(pages.map(changes)).toEqual([2, 2]));
  expect(pages.flatMap(({ heard }) => heard).join('')).not.toContain('AA2AA2AA');
  const listeners = await rowsOf(
    `select from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
  );
  expect(listeners).toHaveLength(1);
});

test('a page that was drawn before the last change hears of it as soon as it listens', async () => {
  const page = await opened('one');
  await within(5000, () => expect(changes(page)).toBe(1));
  const drawnAt = Date.now();
  await arrives();
  await within(2000, () => expect(changes(page)).toBe(2));
  expect(changes(await opened('drawn before', drawnAt))).toBe(1);
  expect(changes(await opened('drawn after', Date.now() + 10_000))).toBe(0);
});

test('a page is notified a few times of many changes at once', async () => {
  const page = await opened('one');
  await within(5000, () => expect(changes(page)).toBe(1));
  for (let round = 0; round < 30; round += 1) await arrives();
  await within(2000, () => expect(changes(page)).toBeGreaterThan(1));
  expect(changes(page)).toBeLessThan(10);
});

test('a stream ends within a second of its session, and others go on', async () => {
  const [ending, staying] = [await opened('ending'), await opened('staying')];
  await rowsOf(`delete from users_sessions where id = 'ending'`);
  await within(1000, () => expect(ending.isOver).toBe(true));
  expect(ending.heard.at(-1)).toContain('event: over');
  expect(staying.isOver).toBe(false);
});

test('a page that opens while sessions are asked for stays open', async () => {
  await startSession('fresh');
  const ending = await opened('ending');
  const fresh = await inTransaction(async (client) => {
    await client.query('lock table users_sessions in access exclusive mode');
    await within(2000, async () =>
      expect(
        await rowsOf(`select from pg_locks where relation = 'users_sessions'::regclass and not granted`),
      ).toHaveLength(1),
    );
    const page = openedIn('fresh');
    await client.query(`delete from users_sessions where id = 'ending'`);
    return page;
  });
  await within(2000, () => expect(ending.isOver).toBe(true));
  expect(fresh.isOver).toBe(false);
});

test('a stream ends within a second when its person’s role is another', async () => {
  const page = await opened('one');
  await rowsOf(`update users set role = 'reader' where id = $1`, [adviserId]);
  await within(1000, () => expect(page.isOver).toBe(true));
  await rowsOf(`update users set role = 'adviser' where id = $1`, [adviserId]);
});

test('a person has a limited number of streams; one that ends makes room', async () => {
  const names = Array.from({ length: maxStreamsOfUser + 1 }, (_, index) => `session ${index}`);
  const pages = [];
  for (const name of names) pages.push(await opened(name));
  expect(pages.map(({ leave }) => leave !== undefined)).toEqual([...names.slice(1).map(() => true), false]);
  pages[0]?.leave?.();
  expect((await opened('another')).leave).toBeDefined();
});

test('at the end of the process every stream ends', async () => {
  const page = await opened('one');
  await closeLiveStreams();
  expect(page.isOver).toBe(true);
});
