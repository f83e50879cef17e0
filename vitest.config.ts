import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftToNightly } from './tests/support/exhaustive.ts';

/**
 * Units are beside the code; the rest runs against real parts: a Postgres, an SMTP server on loopback, the
 * built site, Chromium.
 */
const units = fs.globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'], {
  exclude: leftToNightly.map((each) => `src/${each}`),
});

/**
 * Loading the code again for every file of units took them half of their time, so they share what is loaded. For one that
 * changes what others would see (the environment, which is read once, the clock, modules, globals), our own modules are
 * loaded again, and nothing of it reaches the next.
 */
const changesTheWorld =
  /\bvi\.(mock|spyOn|stub|resetModules|useFakeTimers)|process\.env|setDatabaseUrl|startTestDatabase|withPublisher/;
const unitsReloaded = units.filter((file) => changesTheWorld.test(fs.readFileSync(file, 'utf8')));

/**
 * Node reads the package.json of `drizzle-orm`, 177 KB, for each of its hundreds of modules: two of the five seconds that
 * each file took to load the content service. What is loaded by others as well, stays outside: two copies would not know
 * each other's errors.
 */
const databaseInOneFile = {
  enabled: true,
  include: ['@payloadcms/db-postgres'],
  exclude: ['payload', 'pg', 'drizzle-kit'],
};

/**
 * Before the others: what weighs pages that nobody has changed yet, and what takes long for its size, by which a first run
 * orders its files, since it waits for clocks or holds several subjects.
 */
const first = [
  'tests/journeys/in-both-languages',
  'tests/integration/whole-seed',
  'src/platform/queue',
  'src/main/stop',
].map((file) => path.resolve(`${file}.test.ts`));

class FirstBefore extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => Number(first.includes(moduleId));
    return sorted.toSorted((one, other) => isFirst(other) - isFirst(one));
  }
}

const slow = { testTimeout: 60_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    // One more than cores: while one waits for a server, a clock or a lock, the others work.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: FirstBefore },
    projects: [
      {
        test: {
          name: 'unit',
          include: units.filter((file) => !unitsReloaded.includes(file)),
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-reloaded',
          include: unitsReloaded,
          setupFiles: ['tests/support/own-world.ts'],
          isolate: false,
          testTimeout: 30_000,
          // It may start a Postgres.
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '@payload-config': path.resolve('src/panel/payload.config.ts') } },
        oxc: { jsx: { development: false } },
        test: {
          name: 'integration',
          deps: { optimizer: { ssr: databaseInOneFile } },
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          exclude: [...leftToNightly],
          globalSetup: ['tests/support/global-setup.ts'],
          execArgv: ['--import', './tests/support/quicker-hashes.ts'],
          setupFiles: ['tests/support/production-react.ts', 'tests/support/own-world.ts'],
          isolate: false,
          ...slow,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...leftToNightly],
          globalSetup: ['tests/support/journey-setup.ts'],
          // One site, one browser: journeys take turns, so that a slow machine does not fail them. What they have loaded, and
          // in which headers and footers axe has found nothing, the next file finds there.
          fileParallelism: false,
          isolate: false,
          ...slow,
          // What hangs is found by the limit of each step (15 s); a whole journey takes what the machine gives it.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: ['tests/support/journey-setup.ts'],
          fileParallelism: false,
          ...slow,
        },
      },
      {
        test: {
          name: 'looks',
          include: ['tests/looks/**/*.test.ts'],
          exclude: [...leftToNightly],
          globalSetup: ['tests/support/looks-setup.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          fileParallelism: false,
          // A release is packed, and sites start on empty databases.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], hookTimeout: 300_000 } },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
