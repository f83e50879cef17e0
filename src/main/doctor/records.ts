import { database } from '#platform/database.ts';
import { countFailedJobs } from '#platform/failed-jobs.ts';
import { consider, type Finding, stop } from './finding.ts';

/** What the stored records show: staff whom nobody can write to, work that was given up. */
export async function checkRecords(): Promise<Finding[]> {
  const { rows: staff } = await database().query<{ email: string }>(
    `select email from users where email ~* '@(.+\\.)?example\\.(com|org|net|in)$' order by email`,
  );
  const failedJobs = await countFailedJobs();
  return [
    ...staff.map(({ email }) =>
      stop(
        `A staff account has the e-mail ${email}, which nobody can receive.`,
        'Change it in /admin under Users.',
      ),
    ),
    ...failedJobs.map(({ queue, count }) =>
      consider(
        `${count} jobs of the queue ${queue} were given up.`,
        'Look for failed deliveries in /admin and send them again.',
      ),
    ),
  ];
}
