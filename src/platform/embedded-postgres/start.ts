import fs from 'node:fs';
import { CannotRunHere, EmbeddedPostgresError } from './errors.ts';
import { addressOf, makeCluster, readPassword } from './initdb.ts';
import { takeLock } from './lock.ts';
import { choosePlace } from './place.ts';
import { removeIfEmpty, socketFolder } from './sockets.ts';
import { type Log, supervise } from './supervise.ts';
import { upgradeIfFormer } from './upgrade.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Stops the server and lets go of the data folder. */
  stop(): Promise<void>;
  /** The server was running already, left by a process that was killed. */
  isAdopted: boolean;
};

type Options = {
  dataDir: string;
  log: Log;
  /** Makes the files where there are none. */
  mayMake?: boolean;
};

/**
 * A PostgreSQL of our own, from npm packages, for everyone who has none: real, durable (nothing about writing
 * to disk is relaxed), reached through a Unix socket in a private folder and through nothing else. It outlives
 * a killed process and is adopted by the next start.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new CannotRunHere(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function start({ dataDir, log, mayMake = true }: Options): Promise<EmbeddedPostgres> {
  fs.mkdirSync(dataDir, { recursive: true });
  const place = choosePlace(fs.realpathSync(dataDir));
  if (place.notice) log.warn(place.notice);
  const makeSockets = () => socketFolder(place.cluster, place.owner);
  const lock = await takeLock(makeSockets);
  const sockets = makeSockets();
  async function leave(): Promise<void> {
    await lock.release();
    removeIfEmpty(sockets);
  }
  try {
    if (fs.existsSync(place.cluster))
      await upgradeIfFormer({ place, dataDir: fs.realpathSync(dataDir), log });
    else if (mayMake) await makeCluster(place);
    else throw new CannotRunHere(`there are no files in ${place.cluster}.`);
    const { first, stop } = await supervise({ place, sockets, log });
    return {
      url: addressOf(first.sockets, readPassword(place.cluster)),
      isAdopted: first.isAdopted,
      stop: () => stop().finally(leave),
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
