import { setTimeout } from 'node:timers/promises';

/**
 * Logs in at the desk of a site where a password is enough (`STAFF_SECOND_FACTOR=off`), as the form there does.
 * @returns the session's token @throws Error when no one is let in
 */
export async function tokenFor(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await answerOfStaffSide(`${url}/desk/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ email, password }),
  });
  const [, token] = /payload-token=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
  if (!token) throw new Error(`Nobody was let in: ${answer.status}.`);
  return token;
}

/** The staff side is prepared after the port has opened, and says until then when to come again. */
async function answerOfStaffSide(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status !== 503 || seconds === 0) return answer;
  await setTimeout(seconds * 1000);
  return fetch(url, request);
}
