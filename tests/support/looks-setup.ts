import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { startSite } from './journey-site.ts';
import { readKnownBrowser, readOwnBrowser, sameBrowser, writeKnownBrowser } from './looks-known-browser.ts';

/** One site for all pictures: the built one with its seed content, and the style guide switched on. */
export type LooksSetting = {
  url: string;
  /** Every picture is taken as the new baseline. */
  isUpdate: boolean;
  /** Why differences are told and fail nothing; absent: they fail. */
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
  const dataDir = temporaryFolder();
  const site = await startSite({
    APP_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    DESK: 'off',
    STYLEGUIDE: 'on',
  });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      removeFolder(dataDir);
    },
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    looks: LooksSetting;
  }
}
