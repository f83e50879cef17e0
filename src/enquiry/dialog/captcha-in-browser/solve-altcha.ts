/**
 * ALTCHA behind our own field: a challenge from our server, solved by a worker from the first focus in the
 * form on, so that it is ready when the visitor is. A solution that is about to expire is solved again while the page
 * is seen, else at the next sign of use.
 */

import type { Challenge, Solution } from 'altcha-lib';
import { trustPolicy } from '#ui/html/trusted-types.ts';
import { type FailureReason, request } from '../post-to-endpoint.ts';
import workerAddress from './altcha.worker.ts?worker&url';
import type { BrowserCaptcha, CaptchaEvents } from './captcha-provider.ts';

const marginMs = 60_000;
type Solved = { response: string; lifetimeMs: number };

let trust: ReturnType<typeof trustPolicy> | undefined;

export function createAltcha({ onChange, onLost }: CaptchaEvents): BrowserCaptcha {
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

  /** Without a solution, the next sign of use tries again: a tunnel, a restart of the server. */
  async function work(ofRound: number): Promise<void> {
    const outcome: Partial<Solved & { reason: FailureReason }> = await fetchAndSolve().catch(Object);
    if (ofRound !== round) return;
    isWorking = false;
    if (!outcome.response) return onLost(outcome.reason ?? 'captcha');
    solution = outcome.response;
    timer = setTimeout(expire, outcome.lifetimeMs);
    onChange();
  }

  async function fetchAndSolve(): Promise<Solved> {
    const { body, sentAt } = await request('captcha_challenge', {});
    const challenge = body as unknown as Challenge;
    const found = await solve(challenge);
    const response = btoa(JSON.stringify({ challenge, solution: found }));
    // By the server's clock: the visitor's may be wrong.
    const lifetimeMs = (challenge.parameters.expiresAt ?? 0) * 1000 - sentAt - marginMs;
    return { response, lifetimeMs: Math.max(marginMs, lifetimeMs) };
  }

  function solve(challenge: Challenge): Promise<Solution> {
    trust ??= trustPolicy('captcha-worker', 'createScriptURL');
    const solver = new Worker(trust(workerAddress), { type: 'module' });
    worker = solver;
    return new Promise<Solution>((resolve, reject) => {
      solver.onerror = reject;
      solver.onmessage = ({ data }: MessageEvent<Solution | null>) => {
        solver.terminate();
        data ? resolve(data) : reject();
      };
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
  }

  function expire(): void {
    renew();
    if (!document.hidden) start();
  }

  return { start, isSolved: () => solution !== '', respond: async () => solution, renew, stop };
}
