import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { setDatabaseUrl } from '#platform/database.ts';
import { readEnv } from '#platform/env.ts';
import { checkServices } from './services.ts';

test('a service that does not answer is named with its variable, one that answers is not mentioned', async () => {
  const crm = net.createServer((socket) => socket.end());
  await new Promise<void>((ready) => crm.listen(0, '127.0.0.1', ready));
  const { port } = crm.address() as AddressInfo;
  setDatabaseUrl('postgres://site:x@127.0.0.1:1/none');
  const reached = await checkServices(readEnv({ CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` }));
  expect(reached.map(({ what }) => what.split(' (')[0])).toEqual(['The database cannot be reached']);
  crm.close();
  const unreached = await checkServices(readEnv({ CRM_WEBHOOK_URL: 'http://127.0.0.1:1/hook' }));
  expect(unreached.map(({ advice }) => advice.split(' and')[0])).toEqual([
    'Check DATABASE_URL',
    'Check CRM_WEBHOOK_URL',
  ]);
});

test.each([
  'http://10.0.0.1/hook',
  'http://169.254.169.254/latest',
  'http://localhost:1/hook',
  'http://[::1]/hook',
])('a hook on a public site that leads into a private network is reported: %s', async (CRM_WEBHOOK_URL) => {
  setDatabaseUrl('postgres://site:x@127.0.0.1:1/none');
  const findings = await checkServices(readEnv({ SITE_URL: 'https://www.broker.co.in', CRM_WEBHOOK_URL }));
  expect(findings).toContainEqual({
    level: 'stop',
    what: expect.stringMatching(/^The host of the web hook .* a private network’s or this machine’s/),
    advice: expect.stringContaining('CRM_WEBHOOK_URL'),
  });
});
