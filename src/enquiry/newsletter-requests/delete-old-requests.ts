import { database } from '#platform/database.ts';

/** A wish that no one could take up for a day is given up: anyone who waits for the mail has long asked again. */
export async function deleteOldNewsletterRequests(): Promise<void> {
  await database().query(`delete from enquiry.news_wishes where created_at < now() - interval '1 day'`);
}
