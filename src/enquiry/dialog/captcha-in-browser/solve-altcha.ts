/**
 * ALTCHA behind our own field: a challenge from our server, solved by a worker from the first focus in the
 * form on, so that it is ready when the visitor is. A solution that is about to expire is solved again.
 */

import type { Challenge, Solution } from 'altcha-lib';
import { trustPolicy } from '#ui/html/trusted-types.ts';
import { request } from '../post-to-endpoint.ts';
import workerAddress from './altcha.worker.ts?worker&url';
import type { BrowserCaptcha } from './captcha-provider.ts';

const marginMs = 60_000;
const retryMs = 3000;
let trust: ReturnType<typeof trustPolicy> | undefined;

export function createAltcha(onChange: () => void): BrowserCaptcha {
  let solution = '';
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isWorking = false;

  function start(): void {
    if (isWorking || solution) return;
    isWorking = true;
    round += 1;
    void work(round);
  }

  async function work(ofRound: number): Promise<void> {
    const solved = await fetchAndSolve().catch(() => undefined);
    if (ofRound !== round) return;
    isWorking = false;
    solution = solved?.response ?? '';
    // Without a solution it is tried again: a tunnel, a restart of the server.
    timer = setTimeout(renew, solved ? solved.lifetimeMs : retryMs);
    onChange();
  }

  async function fetchAndSolve(): Promise<{ response: string; lifetimeMs: number }> {
    const { body, sentAt } = await request('captcha_challenge', {});
    const challenge = body as unknown as Challenge;
    const found = await solve(challenge);
    const response = btoa(JSON.stringify({ challenge, solution: found }));
    // By the server's clock: the visitor's may be wrong.
    const lifetimeMs = (challenge.parameters.expiresAt ?? 0) * 1000 - sentAt - marginMs;
    return { response, lifetimeMs: Math.max(marginMs, lifetimeMs) };
  }

  function solve(challenge: Challenge): Promise<Solution> {
    worker?.terminate();
    trust ??= trustPolicy('captcha-worker', 'createScriptURL');
    const solver = new Worker(trust(workerAddress), { type: 'module' });
    worker = solver;
    return new Promise<Solution>((resolve, reject) => {
      solver.addEventListener('error', reject);
      solver.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
        solver.terminate();
        if (data) resolve(data);
        else reject(new Error('The captcha could not be solved.'));
      });
      solver.postMessage(challenge);
    });
  }

  function stop(): void {
    round += 1;
    isWorking = false;
    solution = '';
    clearTimeout(timer);
    worker?.terminate();
  }

  function renew(): void {
    stop();
    onChange();
    start();
  }

  return { start, isSolved: () => solution !== '', respond: async () => solution, renew, stop };
}
