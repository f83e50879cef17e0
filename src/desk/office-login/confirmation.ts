import { database } from '#platform/database.ts';
import { isProviderUp, officeSettings } from './provider.ts';

/**
 * A session that the provider opened is confirmed there again while it is used: a page that is opened goes round by the
 * provider, which answers without a question. So people who leave the office, or their group, are out within the hour. A
 * session that is not confirmed, because no page is opened or the provider is away, ends after four times as long
 * (`maxUnconfirmedSeconds`, in `extend-session.ts` and `open-session.ts`).
 */
const triedAgainMinutes = 5;

/** In seconds; 0 where the setting is gone: no one could confirm it any more. */
export function maxUnconfirmedSeconds(): number {
  return 4 * 60 * (officeSettings()?.confirmMinutes ?? 0);
}

/** A page that a person opens, as opposed to what a page fetches. */
export function isPageOpened(headers: Headers): boolean {
  return headers.get('sec-fetch-dest') === 'document' && headers.get('sec-fetch-mode') === 'navigate';
}

/** @returns where a page leads instead, of a session that has to be confirmed; of several at once, one goes */
export async function confirmationPath(
  { sessionId }: { sessionId: string },
  then: string,
): Promise<string | undefined> {
  const settings = officeSettings();
  if (!settings) return undefined;
  const { rowCount } = await database().query(
    `update staff.sessions set asked_at = now()
     where id = $1 and confirmed_at < now() - make_interval(mins => $2)
       and (asked_at is null or asked_at < now() - make_interval(mins => $3))`,
    [sessionId, settings.confirmMinutes, triedAgainMinutes],
  );
  // While the provider is away, people go on working.
  if (rowCount !== 1 || !(await isProviderUp(settings))) return undefined;
  return `/desk/login/office?confirm=yes&then=${encodeURIComponent(then)}`;
}

/** @returns false when the session is over */
export async function keepConfirmation(
  sessionId: string,
  providerSession: string | undefined,
): Promise<boolean> {
  const { rowCount } = await database().query(
    `update staff.sessions s set confirmed_at = now(), provider_session = coalesce($2, provider_session)
     from users_sessions u where s.id = $1 and u.id = s.id and u.expires_at > now()`,
    [sessionId, providerSession ?? null],
  );
  return rowCount === 1;
}
