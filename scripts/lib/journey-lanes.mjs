import fs from 'node:fs';
import path from 'node:path';

/** How long those files take that take longest, or begin sites of their own, in quarters of a minute; the others take one. */
const quarters = new Map(
  Object.entries({
    8: ['in-both-languages'],
    5: ['long-logging-in', 'long-office-login', 'long-another-language', 'long-other-systems'],
    4: ['long-editors-day', 'long-another-brand'],
    3: [
      'an-editor-publishes',
      'desk-of-each-role',
      'every-route',
      'long-recaptcha',
      'long-changed-periods',
      'long-every-tool',
      'long-newsletter',
      'long-open-formulas',
      'long-own-data',
      'long-staff-are-warned',
    ],
    2: [
      'access-rights',
      'an-adviser-answers',
      'asking-for-a-call',
      'back-and-forth',
      'bad-input',
      'keyboard-alone',
      'letters-and-deadlines',
      'long-strict-staff-side',
      'lost-network',
      'without-javascript',
    ],
  }).flatMap(([count, names]) => names.map((name) => [name, Number(count)])),
);

/**
 * Journeys in two lanes: each file in the one that has less to do, the longest first.
 * @returns for each lane the runs that follow one another in it: a project, a name for its report, and its files
 */
export async function journeyLanes() {
  const { leftToNightly } = await import('../../tests/support/exhaustive.ts');
  const files = fs.globSync('tests/journeys/*.test.ts', { exclude: leftToNightly });
  const timeOf = (file) => quarters.get(path.basename(file, '.test.ts')) ?? 1;
  const lanes = [1, 2].map(() => ({ time: 0, files: [] }));
  for (const file of files.toSorted((a, b) => timeOf(b) - timeOf(a) || (a < b ? -1 : 1))) {
    const lane = lanes.reduce((least, each) => (each.time < least.time ? each : least));
    lane.files.push(file);
    lane.time += timeOf(file);
  }
  return lanes.map((lane, index) => [['journeys', `journeys-${index + 1}`, lane.files]]);
}
