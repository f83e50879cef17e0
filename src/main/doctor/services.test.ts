import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { setDatabaseUrl } from '#platform/database.ts';
import { readEnv } from '#platform/env.ts';
import { checkServices } from './services.ts';

test('what does not answer is named with its variable, what answers is not mentioned', async () => {
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
