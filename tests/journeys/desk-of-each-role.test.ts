import { beforeAll, expect, inject, test } from 'vitest';
import { allDeskRoutes } from '#desk/screens/all-desk-routes.ts';
import { newColleague, tokenOf, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { deskRights, staffRoles, type Who } from '../support/rights.ts';

/** Each role at each page and action of the desk, as `rights.ts` says. No browser is needed to be refused. */
const tokens = new Map<Who, string>();
beforeAll(async () => {
  await untilStaffSideAnswers();
  for (const role of staffRoles) {
    const credentials = role === 'administrator' ? inject('site').staff : await newColleague(role);
    tokens.set(role, await tokenOf(credentials));
  }
});

test('every page and action has its line', () => {
  const routes = allDeskRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(deskRights).sort()).toEqual(routes.sort());
});

test.each(Object.entries(deskRights))('%s answers whom it may', async (line, may) => {
  const [method = '', path = ''] = line.split(' ');
  // Whoever may ask without a session is asked without one: logging out ends what the other lines go on with.
  for (const who of may.includes('nobody') ? [] : staffRoles) {
    const { status } = await open(method, path, { cookie: `payload-token=${tokens.get(who)}` });
    if (may.includes(who)) expect([401, 403, 500, 503], `${who}: ${status}`).not.toContain(status);
    else expect(status, who).toBe(403);
  }
  const stranger = await open(method, path, {});
  const answer = [stranger.status, stranger.headers.get('location')?.split('?')[0]];
  if (may.includes('nobody')) expect([401, 403, 500, 503]).not.toContain(stranger.status);
  else expect(answer).toEqual([303, '/desk/login']);
});

async function open(method: string, path: string, headers: Record<string, string>): Promise<Response> {
  const { url: origin } = inject('site');
  return fetch(`${origin}/desk${path.replace(/:\w+/g, '1').replace(/\/$/, '')}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: method === 'post' ? '' : undefined,
  });
}
