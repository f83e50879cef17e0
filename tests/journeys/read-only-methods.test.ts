import http from 'node:http';
import { expect, inject, test } from 'vitest';

/** Past every tool that would put the method right. */
function statusOf(method: string, path: string): Promise<{ status: number; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = http.request(inject('site').url + path, { method, agent: false }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer.resume().once('end', () => resolve({ status, allow: headers.allow }));
    });
    sent.once('error', reject).end();
  });
}

const readOnly = { status: 405, allow: 'GET, HEAD' };

test('A published page, one drawn for its visitor, a file and an unknown address can only be read', async () => {
  const { partnerSecret } = inject('site');
  const paths = [
    '/',
    '/group-medical-cover',
    `/ri${partnerSecret}`,
    '/thank-you?reference=AB3CD4EF',
    '/robots.txt',
  ];
  for (const path of [...paths, '/no-such-page', '/corporate/start-ups', '/healthz']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
      expect(await statusOf(method, path), `${method} ${path}`).toEqual(readOnly);
  }
});

test('The endpoints and the page of the form keep their own rules', async () => {
  expect(await statusOf('DELETE', '/call-back')).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
  expect(await statusOf('PUT', '/api/save_lead_data')).toEqual({ status: 405, allow: 'POST, OPTIONS' });
  expect(await statusOf('POST', '/api/fetch_token')).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
});
