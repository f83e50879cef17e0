import { databaseUrl } from '#platform/database.ts';
import type { Env } from '#platform/env.ts';
import { checkBackupPlace } from './check-backup-place.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkClock } from './check-clock.ts';
import { checkFormerFiles } from './check-former-files.ts';
import { checkJournal } from './check-journal.ts';
import { checkLocks } from './check-locks.ts';
import { checkObjectStorage } from './check-object-storage.ts';
import { checkOfficeLogin } from './check-office-login.ts';
import { checkOldBackups } from './check-old-backups.ts';
import { checkPooler } from './check-pooler.ts';
import { checkConnections } from './connections.ts';
import { checkEnvironment } from './environment.ts';
import type { Finding } from './finding.ts';
import { checkServices } from './services.ts';
import { orUnchecked } from './unchecked.ts';

/** Everything that is looked at outside of the content: settings, disks, services, the database server. */
export async function checkInstallation(env: Env): Promise<Finding[]> {
  return [
    ...checkEnvironment(env),
    ...checkFormerFiles(env.dataDir),
    ...(await checkCertificate(env)),
    ...(await checkServices(env)),
    ...(await checkObjectStorage(env)),
    ...(await orUnchecked('The place of the backups', () => checkBackupPlace(env))),
    ...(await orUnchecked('The age of the backups', () => checkOldBackups(env))),
    ...(await orUnchecked('The journal', checkJournal)),
    ...(await checkOfficeLogin(env)),
    // Before the content service is loaded, whose connections are none of the site's.
    ...(await orUnchecked('The connections of the database server', () => checkConnections(env))),
    ...(await orUnchecked('The locks of the database server', checkLocks)),
    ...(await orUnchecked('The way to the database', () => checkPooler(databaseUrl()))),
    ...(await orUnchecked('The clock', checkClock)),
  ];
}
