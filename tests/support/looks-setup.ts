import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { startSite } from './journey-site.ts';
import { bothLanguages } from './languages.ts';
import { readKnownBrowser, readOwnBrowser, sameBrowser, writeKnownBrowser } from './looks-known-browser.ts';

/** The site of all pictures: the built one with the tests' own content in both languages, and the style guide switched on. */
export type LooksSetting = {
  url: string;
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
  const { url, stop } = process.env.LOOKS_URL ? running(process.env.LOOKS_URL) : await startBuiltSite();
  project.provide('looks', { url, isUpdate, onlyReports });
  return stop;
}

/** While styles are being worked on: `npm run dev` in another terminal, and nothing to build. */
function running(url: string) {
  return { url, stop: async () => undefined };
}

async function startBuiltSite() {
  const folder = temporaryFolder();
  const environment = { APP_SECRET: randomBytes(32).toString('hex'), DESK: 'off', STYLEGUIDE: 'on' };
  const project = projectWithFixtures(folder);
  const site = await startSite({ ...environment, DATA_DIR: folder, ...bothLanguages }, project);
  return {
    url: site.url,
    async stop() {
      await site.stop();
      removeFolder(folder);
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
