import fs from 'node:fs';
import { readQuestionnaire } from '#content/collections/questionnaires/questionnaires.read.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { setContentService } from '#content/read/content-service.ts';
import { backupState } from '#platform/backup/runs.ts';
import { dateInIndia } from '#platform/clock.ts';
import { isUndefinedTable } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { questionnaireKeys } from '#tools/engine/questionnaire.ts';
import { brand } from '#ui/brand/brand.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { checkNewestBackup } from './doctor/check-backup-place.ts';
import { checkBackups } from './doctor/check-backups.ts';
import { checkClaims } from './doctor/check-claims.ts';
import { checkInstallation } from './doctor/check-installation.ts';
import { checkLicence } from './doctor/check-licence.ts';
import { checkSignOff } from './doctor/check-sign-off.ts';
import { type Finding, stop } from './doctor/finding.ts';
import { findPlaceholders } from './doctor/placeholders.ts';
import { checkRecords } from './doctor/records.ts';
import { reportOf } from './doctor/report.ts';
import { checkStaffPassword } from './doctor/staff-password.ts';
import { orUnchecked, reasonOf } from './doctor/unchecked.ts';
import { isExplained } from './explained-errors.ts';
import { reachDatabase } from './open-database.ts';

/**
 * `npm run doctor`, the go-live check: names what would embarrass or endanger a live site, each with what to do
 * about it, and exits non-zero while there is any. It changes nothing, and works while the site is running.
 */
async function examine(): Promise<Finding[]> {
  brand();
  publishedLocales(env());
  await reachDatabase();
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  return [...(await checkInstallation(env())), ...(await checkContent())];
}

async function checkContent(): Promise<Finding[]> {
  try {
    const settings = await readSettings();
    const { validTill } = settings.licence;
    const backups = await backupState();
    return [
      ...findPlaceholders(settings),
      ...checkClaims(settings.stats),
      ...checkSignOff(await publishedQuestionnaires()),
      ...checkLicence(validTill, dateInIndia()),
      ...(await checkRecords()),
      ...checkBackups(backups, env().backupTime, new Date()),
      ...(await orUnchecked('The newest backup', () => checkNewestBackup(env(), backups))),
      ...(await checkStaffPassword(env(), settings.brand)),
    ];
  } catch (error) {
    if (isUndefinedTable(error))
      return [stop('The settings cannot be read: the database has no content yet.', 'Run npm start once.')];
    // The other findings are still worth reading.
    return [
      stop(`The settings cannot be read: ${reasonOf(error)}`, 'Until then, most of this check is skipped.'),
    ];
  }
}

async function publishedQuestionnaires() {
  const read = await Promise.all(questionnaireKeys.map((key) => readQuestionnaire(key, defaultLocale)));
  return read.filter((each) => each !== undefined);
}

async function main(): Promise<void> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const findings = await examine();
  process.stdout.write(`${reportOf(findings)}\n`);
  process.exit(findings.some(({ level }) => level === 'stop') ? 1 : 0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${isExplained(error) ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
