import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type pg from 'pg';
import { database } from '#platform/database.ts';
import { newKey } from '#platform/ids.ts';
import { isSigned, sign } from '#platform/secrets.ts';
import { strictCookie } from '#platform/strict-cookie.ts';
import type { Origin } from '../audit/request-origin.ts';
import { placeOf } from './attempt-source.ts';

/**
 * The browsers that an account has been logged in to with. A cookie names the browser, a row here binds it to an
 * account. It opens nothing: its wrong tries are counted apart, so that an attack from elsewhere does not lock it out.
 */
export type KnownBrowser = { id: string; device: string; usedAt: Date };

const cookieName = 'desk-browser';
const rememberedDays = 180;

export function browserIdOf(c: Context): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(getCookie(c, cookieName) ?? '') ?? [];
  return id && isSigned({ purpose: 'known-browsers', value: id, signature }) ? id : undefined;
}

/** After a complete login. @param id the one that it has, or a new one */
export function setBrowserCookie(c: Context, id: string): void {
  setCookie(c, cookieName, `${id}.${sign('known-browsers', id)}`, {
    ...strictCookie('/desk'),
    maxAge: rememberedDays * 86_400,
  });
}

export function newBrowserId(): string {
  return newKey(16);
}

/** Part of the client's transaction. */
export async function rememberBrowser(
  client: Pick<pg.ClientBase, 'query'>,
  { userId, from }: { userId: number; from: Origin },
): Promise<void> {
  if (!from.browserId) return;
  await client.query(
    `insert into staff.known_browsers (user_id, id, device, place) values ($1, $2, $3, $4)
     on conflict (user_id, id) do update set device = $3, place = $4, used_at = now()`,
    [userId, from.browserId, from.device, placeOf(from)],
  );
}

/** The one that was used last comes first. */
export async function readKnownBrowsers(userId: number): Promise<KnownBrowser[]> {
  const { rows } = await database().query<KnownBrowser>(
    'select id, device, used_at as "usedAt" from staff.known_browsers where user_id = $1 order by used_at desc',
    [userId],
  );
  return rows;
}

export async function forgetBrowser(userId: number, id: string): Promise<void> {
  await database().query('delete from staff.known_browsers where user_id = $1 and id = $2', [userId, id]);
}

export async function deleteUnusedBrowsers(): Promise<void> {
  await database().query(
    'delete from staff.known_browsers where used_at < now() - make_interval(days => $1)',
    [rememberedDays],
  );
}
