import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { openMailWindow } from './journey-mail-window.ts';
import { startSite } from './journey-site.ts';
import { bothLanguages } from './languages.ts';
import { openMailbox } from './mailbox.ts';
import { copySeededCluster } from './seeded-cluster.ts';

/**
 * One site for all journeys, as `npm start` leaves it on a fresh clone: its own embedded database with the
 * seed content (that a site fills an empty one is seen when the pictures start theirs), the captcha for real, a first
 * administrator, and a mail server on loopback. The journeys reach it over HTTP only.
 */
export type JourneySite = {
  url: string;
  staff: { email: string; password: string };
  partnerSecret: string;
  supportEmail: string;
  /** Where the mails that arrived can be read. */
  mailUrl: string;
  /** Data folder of the process at `url`. */
  dataDir: string;
  /** For further processes on the same database. */
  environment: Record<string, string>;
  /** Whether its pages are there in Hindi as well. */
  isInBothLanguages: boolean;
};

export default async function startJourneySite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const mailbox = await openMailbox();
  const mailWindow = await openMailWindow(mailbox);
  const staff = { email: 'administrator@example.com', password: randomBytes(12).toString('hex') };
  const partnerSecret = randomBytes(8).toString('hex');
  const supportEmail = 'support-desk@example.com';
  const environment = {
    APP_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mailbox.url,
    SUPPORT_EMAIL: supportEmail,
    RISK_PARTNER_SECRET: partnerSecret,
    STAFF_SECOND_FACTOR: 'off',
    STYLEGUIDE: 'on',
  };
  const isInBothLanguages = process.env.JOURNEYS_IN_BOTH_LANGUAGES === 'on';
  await copySeededCluster(dataDir);
  const site = await startSite({
    ...environment,
    ...(isInBothLanguages && bothLanguages),
    DATA_DIR: dataDir,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  const databaseUrl = (await findRunningPostgres(dataDir)) ?? '';
  project.provide('site', {
    url: site.url,
    staff,
    partnerSecret,
    supportEmail,
    mailUrl: mailWindow.url,
    dataDir,
    environment: { ...environment, DATABASE_URL: databaseUrl },
    isInBothLanguages,
  });
  return async () => {
    await site.stop();
    await mailWindow.close();
    await mailbox.close();
    removeFolder(dataDir);
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: JourneySite;
  }
}
