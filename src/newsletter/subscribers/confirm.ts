import { database } from '#platform/database.ts';
import { confirmHashes, daysToConfirm } from '../opt-in/confirm-token.ts';

/** @returns false for a link that is no longer valid; pressed twice, it is confirmed once */
export async function confirm(token: string): Promise<boolean> {
  const { rowCount } = await database().query(
    `update newsletter_subscribers
        set confirmed_at = case state when 'confirmed' then confirmed_at else now() end,
            state = 'confirmed', unsubscribed_at = null, updated_at = now()
      where confirm_hash = any($1)
        and (state = 'confirmed' or (state = 'pending' and asked_at > now() - make_interval(days => $2)))`,
    [confirmHashes('newsletter-confirm', token), daysToConfirm],
  );
  return rowCount === 1;
}
