import { afterAll, beforeAll, inject } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { withBrowser } from './journey-browser.ts';
import { type SiteProcess, startSite } from './journey-site.ts';
import { bothLanguages } from './languages.ts';
import { environmentOfPhone } from './phone-fonts.ts';
import { copySeededCluster } from './seeded-cluster.ts';

/** Where it is, once it is there. */
export const site = { url: '' };

/**
 * A site in both languages: the common one of these journeys, where it is, else one of its own, since to start it takes
 * half a minute. With a phone’s browser.
 */
export function withSiteInBothLanguages(): void {
  const dataDir = temporaryFolder();
  let own: SiteProcess | undefined;
  withBrowser({ env: environmentOfPhone(dataDir) });
  beforeAll(async () => {
    const { url, isInBothLanguages } = inject('site');
    if (!isInBothLanguages) own = await startOwnSite(dataDir);
    site.url = own?.url ?? url;
  });
  afterAll(async () => {
    await own?.stop();
    removeFolder(dataDir);
  });
}

async function startOwnSite(dataDir: string): Promise<SiteProcess> {
  const { SMTP_URL = '', SUPPORT_EMAIL = '' } = inject('site').environment;
  const mail = { SMTP_URL, SUPPORT_EMAIL };
  await copySeededCluster(dataDir);
  return startSite({ DATA_DIR: dataDir, ...mail, ...bothLanguages, RATE_LIMITS: 'off', DESK: 'off' });
}
