/** Why the embedded database is not there. The message is for the person who starts the site. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** It cannot run on this machine or on these files; the message always names the way on. */
export class CannotRunHere extends EmbeddedPostgresError {
  override name = 'CannotRunHere';
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The embedded database cannot run here: ${reason}\n` +
        'To use another PostgreSQL server instead, set DATABASE_URL=postgres://user:password@host/database.',
      options,
    );
  }
}

/** Another process of the site works on the same data folder; its database is left alone. */
export class DataFolderInUse extends EmbeddedPostgresError {
  override name = 'DataFolderInUse';
  constructor(pid: number | undefined) {
    const holder = pid === undefined ? 'Another process' : `Process ${pid}`;
    super(
      `${holder} already runs the site on this data folder, and its database is left as it is. ` +
        'Stop that process first, or give this one a folder of its own with DATA_DIR.',
    );
  }
}
