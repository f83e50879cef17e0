import { beforeAll, expect, inject, test } from 'vitest';
import { appearance } from '#panel/appearance.ts';
import { newColleague, tokenOf, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { staffRoles, viewRights, type Who } from '../support/rights.ts';

/** Each role at each view of our own on the desk, as `rights.ts` says. No browser is needed to be refused. */
// Written by Next into a page that it has begun and must lead away from.
const toTheLogin = 'NEXT_REDIRECT;replace;/admin/login';
// As ours look, signed by no one.
const forged = `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${Buffer.from('{"id":1,"collection":"users"}').toString('base64url')}.AAAA`;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  await untilStaffSideAnswers();
  for (const role of staffRoles) {
    const credentials = role === 'administrator' ? inject('site').staff : await newColleague(role);
    tokens.set(role, await tokenOf(credentials));
  }
});

test('every view has its line', () => {
  const views = Object.values(appearance?.components?.views ?? {}).map((view) =>
    'path' in view ? view.path : '',
  );
  expect(views.length).toBeGreaterThan(0);
  expect(Object.keys(viewRights).sort()).toEqual(views.sort());
});

test.each(Object.entries(viewRights))('/admin%s is shown to whom it may be', async (view, may) => {
  for (const who of staffRoles) {
    const page = await open(view, { cookie: `payload-token=${tokens.get(who)}` });
    expect(page.includes('can see this.'), who).toBe(!may.includes(who));
    expect(page.includes(toTheLogin), who).toBe(false);
  }
  // A session that never was is not a session: nothing of the panel is rendered.
  for (const cookie of ['', 'payload-token=none', `payload-token=${forged}`]) {
    const { url: origin } = inject('site');
    const answer = await fetch(`${origin}/admin${view.replace(/:\w+/, 'any')}`, {
      headers: { origin, ...(cookie && { cookie }) },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/desk\/login/),
    ]);
    expect(await answer.text()).toBe('');
  }
});

async function open(view: string, headers: Record<string, string>): Promise<string> {
  const { url: origin } = inject('site');
  const path = view.replace(/:\w+/, 'any');
  return (await fetch(`${origin}/admin${path}`, { headers: { origin, ...headers } })).text();
}
