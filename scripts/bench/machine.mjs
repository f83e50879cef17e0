import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Describes the machine: a figure without it, and without how busy others kept it, cannot be compared with another. */
export function describeMachine() {
  const [cpu] = os.cpus();
  const gibibytes = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gibibytes} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}`;
}

/**
 * How many cores others use while we do nothing, over two seconds.
 * @returns cores, from 0 to their number
 */
export async function loadOfOthers() {
  const before = cpuTimes();
  await pause(2000);
  const after = cpuTimes();
  const share = (after.busy - before.busy) / (after.total - before.total);
  return share * os.cpus().length;
}

/** Waits until a site has done what follows its start: pages, social cards, the staff side. */
export async function untilCalm(limitMs = 120_000) {
  const patience = performance.now() + limitMs;
  while ((await loadOfOthers()) > 0.2 && performance.now() < patience);
}

function cpuTimes() {
  let busy = 0;
  let total = 0;
  for (const { times } of os.cpus()) {
    const all = Object.values(times).reduce((sum, time) => sum + time, 0);
    total += all;
    busy += all - times.idle;
  }
  return { busy, total };
}

/** Seconds of processor time that a process and its children have used; not a number where there is no /proc. */
export function cpuSecondsOf(pid) {
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const own = (Number(fields[11]) + Number(fields[12])) / 100;
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + cpuSecondsOf(child), own);
  } catch {
    return Number.NaN;
  }
}

export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => `${folder}/${name}`).find((file) => fs.existsSync(file));
}
