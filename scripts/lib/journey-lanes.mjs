import fs from 'node:fs';
import path from 'node:path';

/** How long those files take that take longest, or begin sites of their own, in tens of seconds; the others take one. */
const tens = new Map(
  Object.entries({
    8: ['long-logging-in', 'long-office-login', 'long-another-language', 'long-other-systems'],
    6: ['in-both-languages', 'long-editors-day', 'long-another-brand'],
    4: [
      'desk-of-each-role',
      'long-recaptcha',
      'long-changed-periods',
      'long-every-tool',
      'long-newsletter',
      'long-open-formulas',
      'long-own-data',
      'long-staff-are-warned',
    ],
    3: ['every-route', 'long-strict-staff-side'],
    2: [
      'long-back-and-forth',
      'access-rights',
      'an-adviser-answers',
      'an-editor-publishes',
      'asking-for-a-call',
      'bad-input',
      'keyboard-alone',
      'letters-and-deadlines',
      'lost-network',
      'staff-see-enquiries',
    ],
  }).flatMap(([count, names]) => names.map((name) => [name, Number(count)])),
);

/** Its lane has a site in both languages, which it would begin otherwise. */
const inBothLanguages = 'tests/journeys/in-both-languages.test.ts';

/**
 * Journeys in two lanes: each file in the one that has less to do, the longest first.
 * @returns for each lane the runs that follow one another in it: a project, a name for its report, its files, and its own environment
 */
export async function journeyLanes() {
  const { leftToNightly } = await import('../../tests/support/exhaustive.ts');
  const files = fs.globSync('tests/journeys/*.test.ts', { exclude: leftToNightly });
  const timeOf = (file) => tens.get(path.basename(file, '.test.ts')) ?? 1;
  const lanes = [1, 2].map(() => ({ time: 0, files: [] }));
  for (const file of files.toSorted((a, b) => timeOf(b) - timeOf(a) || (a < b ? -1 : 1))) {
    const lane = lanes.reduce((least, each) => (each.time < least.time ? each : least));
    lane.files.push(file);
    lane.time += timeOf(file);
  }
  return lanes.map(({ files: own }, index) => [
    [
      'journeys',
      `journeys-${index + 1}`,
      own,
      own.includes(inBothLanguages) ? { JOURNEYS_IN_BOTH_LANGUAGES: 'on' } : {},
    ],
  ]);
}
