import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { officeRoutes } from './office.routes.tsx';

Object.assign(process.env, {
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  // No one listens there.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_GROUP_READER: 'board',
});

async function beginFrom(site: string): Promise<string> {
  const desk = new Hono();
  const [begin] = officeRoutes;
  desk.get('/desk/login/office', async (c) => {
    const draw = async ({ status = 200 }) => new Response('a page', { status });
    return begin?.duty === 'open' ? begin.answer({ c, input: {}, draw }) : c.notFound();
  });
  const headers = { 'sec-fetch-site': site };
  const answer = await desk.request('/desk/login/office?then=/desk/find', { headers });
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

test('a login at the office begins on our own page, or with a typed address, and by no other site', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect(await beginFrom(site), site).toBe('303 /desk/login?then=%2Fdesk%2Ffind');
  // It goes on to the provider, which does not answer here.
  for (const site of ['same-origin', 'none']) expect(await beginFrom(site), site).toBe('503 ');
});
