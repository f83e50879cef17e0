import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { database } from '#platform/database.ts';
import { consider, type Finding, stop } from './finding.ts';

const maxSkewMs = 2000;
const advice =
  'Synchronise the clock by NTP, with chrony or systemd-timesyncd, and check it with `timedatectl`. CERT-In requires clocks that follow NIC, NPL or a source traceable to them.';

/** Facts about this machine's clock. */
export type Clock = {
  /** By how much the database server's clock is ahead; negative when it is behind. */
  skewMs: number;
  /** Whether the system says that NTP keeps its clock; nothing where it does not say, as in a container. */
  isSynchronized: boolean | undefined;
};

/** Whether times that are logged and promised are right (CERT-In Directions of 28 April 2022, item i). */
export async function checkClock(): Promise<Finding[]> {
  return evaluateClock({ skewMs: await readSkew(), isSynchronized: await readSynchronized() });
}

export function evaluateClock({ skewMs, isSynchronized }: Clock): Finding[] {
  const findings: Finding[] = [];
  if (isSynchronized === false)
    findings.push(consider('The clock of this machine is not synchronised by NTP.', advice));
  if (Math.abs(skewMs) > maxSkewMs) {
    const seconds = (Math.abs(skewMs) / 1000).toFixed(1);
    findings.push(
      stop(`The clocks of this machine and of the database server differ by ${seconds} s.`, advice),
    );
  }
  return findings;
}

/** Compared with the middle of the question's way there and back. */
async function readSkew(): Promise<number> {
  const begunAt = Date.now();
  const { rows } = await database().query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (begunAt + Date.now()) / 2;
  return (rows[0]?.now.getTime() ?? middle) - middle;
}

async function readSynchronized(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', [
      'show',
      '--property=NTPSynchronized',
      '--value',
    ]);
    return ({ yes: true, no: false } as Record<string, boolean>)[stdout.trim()];
  } catch {
    // No systemd: a container shares the clock of its host.
    return undefined;
  }
}
