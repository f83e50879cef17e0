import { execFile } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './statistics.mjs';

/**
 * Asks as fast as the answers come, over a fixed number of connections that stay open: each sends its next
 * request when it has read the answer to the last one. Cheap, since it shares the cores with what it measures.
 */
export async function closedLoop({ port, connections, seconds, nextRequest }) {
  const begun = performance.now();
  const endsAt = begun + seconds * 1000;
  const statuses = {};
  const times = [];
  const noteAnswer = (status, ms) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(ms);
  };
  const loops = Array.from({ length: connections }, (_, index) =>
    oneConnection({ port, endsAt, noteAnswer, nextRequest: () => nextRequest(index) }),
  );
  const failures = (await Promise.all(loops)).filter(Boolean);
  const elapsedSeconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsedSeconds,
    count: times.length,
    statuses,
    failures: failures.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

/** @returns the error that ended it early, or nothing */
function oneConnection({ port, endsAt, noteAnswer, nextRequest }) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let received = Buffer.alloc(0);
    let sentAt = 0;

    function send() {
      if (performance.now() >= endsAt) {
        socket.end();
        return resolve(undefined);
      }
      sentAt = performance.now();
      socket.write(nextRequest());
    }

    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received = received.length ? Buffer.concat([received, chunk]) : chunk;
      const answer = readAnswer(received);
      if (!answer) return;
      received = received.subarray(answer.length);
      noteAnswer(answer.status, performance.now() - sentAt);
      send();
    });
    socket.on('error', resolve);
    socket.on('close', () => resolve(new Error('The connection was closed.')));
  });
}

/** The first answer in these bytes, once it is complete. */
export function readAnswer(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const [, given] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (given !== undefined) {
    const length = headEnd + 4 + Number(given);
    return bytes.length >= length ? { status, length } : undefined;
  }
  const bodyEnd = bytes.indexOf('\r\n0\r\n\r\n', headEnd);
  return bodyEnd < 0 ? undefined : { status, length: bodyEnd + 7 };
}

/** A POST as it goes over the wire, as a visitor with a session's token sends it. */
export function rawPost({ session, path, body, headers = {} }) {
  const all = {
    ...session,
    host: new URL(session.origin).host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Runs one of this folder's programs that contain JSX, and reads the JSON of its last line. */
export async function jsonOf(program, env) {
  const files = ['run-with-vite.mjs', program].map((name) => path.join(import.meta.dirname, name));
  const { stdout } = await promisify(execFile)(process.execPath, files, {
    env: {
      PATH: process.env.PATH,
      APP_SECRET: 'signs nothing, since nothing is served',
      CAPTCHA: 'off',
      ...env,
    },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
