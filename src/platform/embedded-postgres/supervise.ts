import type { log as platformLog } from '../log.ts';
import type { Place } from './place.ts';
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  signalStop,
  stopPostmaster,
} from './postmaster.ts';
import { sleep, within } from './processes.ts';

export type Log = Pick<typeof platformLog, 'info' | 'warn'>;
type Server = { place: Place; sockets: string; log: Log };

const maxPauseMs = 5000;
const firstStartAttempts = 6;

/** Adopts the server that runs already, or starts one. */
async function adoptOrLaunch({ place, sockets }: Server): Promise<Postmaster> {
  return (await findPostmaster(place.cluster)) ?? (await launchPostmaster(place, sockets));
}

/**
 * Keeps the database running until it is stopped: when its process ends, it is started again, with growing
 * pauses. @throws EmbeddedPostgresError when it cannot be started at first
 */
export async function supervise(server: Server): Promise<{ first: Postmaster; stop(): Promise<void> }> {
  const first = await startFirst(server);
  let current = first;
  let isStopping = false;

  async function restart(): Promise<void> {
    server.log.warn('embedded database ended; starting it again');
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        current = await adoptOrLaunch(server);
        return server.log.info('embedded database is back');
      } catch (error) {
        server.log.warn('embedded database does not start', { message: String(error).slice(0, 400) });
        await sleep(pauseMs);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!isStopping) {
      await current.ended;
      if (!isStopping) await restart();
    }
  }

  // However this process ends, short of being killed, the server does not stay behind.
  const endWithUs = () => void signalStop(current);
  process.once('exit', endWithUs);

  const watching = watch();
  async function stop(): Promise<void> {
    isStopping = true;
    process.off('exit', endWithUs);
    await stopPostmaster(current);
    // A restart may have been under way: what it brought up is stopped as well.
    await within(maxPauseMs, watching);
    await stopPostmaster(current);
  }
  return { first, stop };
}

/** After kill -9 of everything, children of the old server may keep its memory for a moment longer. */
async function startFirst(server: Server): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await adoptOrLaunch(server);
    } catch (error) {
      const isPassing = /still in use|already exists/.test(String(error));
      if (!isPassing || attempt === firstStartAttempts) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
