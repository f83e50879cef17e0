import { afterAll, beforeAll, inject } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { withBrowser } from './journey-browser.ts';
import { type SiteProcess, startSite } from './journey-site.ts';
import { environmentOfPhone } from './phone-fonts.ts';
import { copySeededCluster } from './seeded-cluster.ts';

/** Where it is, once it is there. */
export const site = { url: '' };

/** A site as a fresh clone serves it, in both languages, on which nothing is published, and a phone’s browser. */
export function withSiteInBothLanguages(): void {
  const dataDir = temporaryFolder();
  let started: SiteProcess | undefined;
  withBrowser({ env: environmentOfPhone(dataDir) });
  beforeAll(async () => {
    const { SMTP_URL = '', SUPPORT_EMAIL = '' } = inject('site').environment;
    const mail = { SMTP_URL, SUPPORT_EMAIL };
    await copySeededCluster(dataDir);
    started = await startSite({
      DATA_DIR: dataDir,
      ...mail,
      RATE_LIMITS: 'off',
      DESK: 'off',
      LANGUAGES: 'en,hi',
    });
    site.url = started.url;
  });
  afterAll(async () => {
    await started?.stop();
    removeFolder(dataDir);
  });
}
