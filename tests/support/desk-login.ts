/**
 * Logs in at the desk of a site where a password is enough (`STAFF_SECOND_FACTOR=off`), as the form there does.
 * @returns the session's token @throws Error when nobody is let in
 */
export async function tokenFor(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/desk/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ email, password }),
  });
  const [, token] = /payload-token=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
  if (!token) throw new Error(`Nobody was let in: ${answer.status}.`);
  return token;
}
