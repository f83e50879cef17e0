import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { closedLoop } from './http-loop.mjs';
import { cpuSecondsOf, findProgram } from './machine.mjs';

/** Requests per second for one document, compressed as a browser asks for it, over 64 connections. */
const connections = 64;
const encodings = 'br, gzip';

export const howToGetWrk = 'apt-get install --no-install-recommends wrk';

export function isWrkThere() {
  return findProgram('wrk') !== undefined;
}

/**
 * @returns perSecond, p50 and p99 in milliseconds, and the microseconds of processor time that the server took
 * for one answer, which other load on the machine disturbs less than the rest
 */
export async function measureRequests({ url, pid, seconds }) {
  const cpuBefore = cpuSecondsOf(pid);
  const wrk = findProgram('wrk');
  const measured = wrk ? await withWrk(wrk, url, seconds) : await withOwnLoop(url, seconds);
  const cpuMicroseconds = (1e6 * (cpuSecondsOf(pid) - cpuBefore)) / measured.count;
  return { ...measured, cpuMicroseconds };
}

async function withWrk(wrk, url, seconds) {
  const options = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encodings}`,
  ];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  const read = (pattern) => pattern.exec(stdout) ?? [];
  const [, bad] = read(/Non-2xx or 3xx responses: (\d+)/);
  const [, broken] = read(/Socket errors: (.*)/);
  if (bad || broken) throw new Error(`${url}: ${bad ?? 0} bad answers, socket errors ${broken ?? 'none'}`);
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)[1]),
    count: Number(read(/(\d+) requests in/)[1]),
    p50: milliseconds(read(/50%\s+([\d.]+)(us|ms|s)/)),
    p99: milliseconds(read(/99%\s+([\d.]+)(us|ms|s)/)),
  };
}

function milliseconds([, number, unit]) {
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit];
}

async function withOwnLoop(url, seconds) {
  const { port, host, pathname } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encodings}\r\n\r\n`,
  );
  const measured = await closedLoop({ port: Number(port), connections, seconds, nextRequest: () => request });
  const isClean = measured.failures === 0 && Object.keys(measured.statuses).join() === '200';
  if (!isClean)
    throw new Error(`${url}: ${JSON.stringify(measured.statuses)}, ${measured.failures} failures`);
  return measured;
}
