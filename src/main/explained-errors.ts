import { DataFolderInUse, EmbeddedPostgresError } from '#platform/embedded-postgres/errors.ts';
import { EnvironmentError } from '#platform/env.ts';
import { ForeignFolder } from '#platform/files/pair-folder.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { BrandError } from '#ui/brand/brand-error.ts';
import { UnknownLanguage } from '#ui/language/published-locales.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';
import { MigrationFailed } from './run-migrations.ts';

/** Does its message say to the person at the terminal all that there is to say? Then no stack is shown. */
export function isExplained(error: unknown): error is Error {
  return [
    BrandError,
    EnvironmentError,
    EmbeddedPostgresError,
    DataFolderInUse,
    DatabaseOutOfReach,
    ForeignFolder,
    MigrationFailed,
    StorageTrouble,
    UnknownLanguage,
  ].some((kind) => error instanceof kind);
}
