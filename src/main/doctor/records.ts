import { areExamplesPublished } from '#content/examples/list-examples.ts';
import { database } from '#platform/database.ts';
import { countFailedJobs } from '#platform/failed-jobs.ts';
import { heldDeletions } from '#platform/retention/held-deletions.ts';
import { consider, type Finding, stop } from './finding.ts';

/** Checks the stored records: staff who cannot be reached by mail, work that was given up, examples. */
export async function checkRecords(): Promise<Finding[]> {
  const { rows: staff } = await database().query<{ email: string }>(
    `select email from users where email ~* '@(.+\\.)?example\\.(com|org|net|in)$' order by email`,
  );
  const failedJobs = await countFailedJobs();
  const { rows: given } = await database().query<{ count: number }>(
    `select ((select count(*) from deliveries where state = 'failed')
           + (select count(*) from mail.outgoing where state = 'failed'))::int as count`,
  );
  const givenUp = given[0]?.count ?? 0;
  const held = await heldDeletions();
  return [
    ...((await areExamplesPublished())
      ? [
          stop(
            'Examples of people, insurers, offices or reviews are on the site.',
            'Remove them at /desk/examples.',
          ),
        ]
      : []),
    ...(held.length > 0
      ? [
          stop(
            `Deletions of personal data are waiting for approval: ${held.map(({ place }) => place).join(', ')}.`,
            'See why at /desk/upkeep, and agree or correct the clock or the period.',
          ),
        ]
      : []),
    ...staff.map(({ email }) =>
      stop(
        `A staff account has the e-mail ${email}, which cannot receive mail.`,
        'Change it at /desk/staff.',
      ),
    ),
    ...failedJobs.map(({ queue, count }) =>
      consider(
        `${count} jobs of the queue ${queue} were given up on.`,
        'The log says why each of them failed.',
      ),
    ),
    ...(givenUp > 0
      ? [
          consider(
            `${givenUp} mails and hand-overs could not be delivered and were given up on.`,
            'See why at /desk/mails, and send them again or give up on them.',
          ),
        ]
      : []),
  ];
}
