import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import { newChallenge, verifyAltcha } from './altcha.ts';

vi.stubEnv('APP_SECRET', 'a'.repeat(32));
// Less than the usual, so that solutions are found sooner.
vi.stubEnv('ALTCHA_COST', '500');

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return solution;
}

test('a solved challenge passes, and its solution has a name of its own to be spent under', async () => {
  const challenge = await newChallenge();
  const response = encode({ challenge, solution: await solve(challenge) });
  const verdict = await verifyAltcha(response);
  expect(verdict).toEqual({
    outcome: 'passed',
    solution: {
      id: expect.stringMatching(/^altcha:[\w-]{43}$/),
      expiresAt: new Date(Number(challenge.parameters.expiresAt) * 1000),
    },
  });
  // The same challenge solved twice is one solution.
  const other = encode({ challenge, solution: { ...(await solve(challenge)), time: 1 } });
  expect(await verifyAltcha(other)).toEqual(verdict);
});

test('a challenge is work for 250 to 450 tries and lasts 15 minutes', async () => {
  const challenge = await newChallenge();
  const { counter } = await solve(challenge);
  expect(counter).toBeGreaterThanOrEqual(250);
  expect(counter).toBeLessThanOrEqual(450);
  expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 500 });
  const lifetimeSeconds = Number(challenge.parameters.expiresAt) - Date.now() / 1000;
  expect(lifetimeSeconds).toBeGreaterThan(890);
  expect(lifetimeSeconds).toBeLessThanOrEqual(900);
});

test('an expired challenge fails', async () => {
  const challenge = await newChallenge(Date.now() - 16 * 60_000);
  expect(await verifyAltcha(encode({ challenge, solution: await solve(challenge) }))).toEqual({
    outcome: 'failed',
  });
});

test('guessed, made up, made easier and malformed solutions fail', async () => {
  const challenge = await newChallenge();
  const solution = await solve(challenge);
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
  const bad = [
    encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    encode({ challenge, solution: { ...solution, derivedKey: 7 } }),
    encode({ challenge: easier, solution }),
    encode({ challenge: later, solution }),
    encode({ challenge: { parameters: challenge.parameters }, solution }),
    encode({ challenge: { ...challenge, signature: '' }, solution }),
    encode({ challenge }),
    encode(null),
    'not base64 ☂',
    '',
  ];
  for (const response of bad)
    expect(await verifyAltcha(response), response.slice(0, 80)).toEqual({ outcome: 'failed' });
});
