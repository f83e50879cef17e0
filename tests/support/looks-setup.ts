import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { shareFiles, startSite } from './journey-site.ts';
import { readKnownBrowser, readOwnBrowser, sameBrowser, writeKnownBrowser } from './looks-known-browser.ts';

/** The site of all pictures: the built one with the tests' own content, and the style guide switched on. */
export type LooksSetting = {
  url: string;
  /** The same content as it is published in Hindi as well. */
  urlInHindi: string;
  /** Every picture is taken as the new baseline. */
  isUpdate: boolean;
  /** Why differences are reported without failing; absent: they fail. */
  onlyReports?: string;
};

export default async function startLooks(project: TestProject): Promise<() => Promise<void>> {
  const isUpdate = process.env.UPDATE_LOOKS === '1';
  const own = readOwnBrowser();
  const known = isUpdate ? writeKnownBrowser(own) : readKnownBrowser();
  const onlyReports = sameBrowser(own, known)
    ? undefined
    : `the baseline is that of ${known?.name} ${known?.major}, not of ${own.name} ${own.major}`;
  const { stop, ...urls } = process.env.LOOKS_URL ? running(process.env.LOOKS_URL) : await startBuiltSites();
  project.provide('looks', { ...urls, isUpdate, onlyReports });
  return stop;
}

/** While styles are being worked on: `npm run dev` in another terminal, and nothing to build. */
function running(url: string) {
  return { url, urlInHindi: url, stop: async () => undefined };
}

/** The first one fills the database, in both languages; a page in one language names no other. */
async function startBuiltSites() {
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const [first, second] = folders;
  const environment = { APP_SECRET: randomBytes(32).toString('hex'), DESK: 'off' };
  const project = projectWithFixtures(first);
  const inBoth = await startSite({ ...environment, DATA_DIR: first, LANGUAGES: 'en,hi' }, project);
  shareFiles(first, second);
  const databaseUrl = (await findRunningPostgres(first)) ?? '';
  const inOne = { ...environment, DATA_DIR: second, DATABASE_URL: databaseUrl, STYLEGUIDE: 'on' };
  const site = await startSite(inOne, project);
  return {
    url: site.url,
    urlInHindi: inBoth.url,
    async stop() {
      await site.stop();
      await inBoth.stop();
      for (const folder of folders) removeFolder(folder);
    },
  };
}

/** The project as it is, with pages of the tests' own in place of the seed, whose every rewording would show. */
function projectWithFixtures(dataDir: string): string {
  const folder = path.join(dataDir, 'project');
  fs.mkdirSync(folder);
  for (const name of ['brand', 'dist', 'migrations', 'src', 'package.json', 'node_modules']) {
    fs.symlinkSync(path.resolve(name), path.join(folder, name));
  }
  fs.symlinkSync(path.resolve('tests/fixtures/content'), path.join(folder, 'content'));
  return folder;
}

declare module 'vitest' {
  export interface ProvidedContext {
    looks: LooksSetting;
  }
}
