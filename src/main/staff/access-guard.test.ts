import http from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { guardRefusal } from './access-guard.ts';

function asked(method: string, url: string, headers: http.IncomingHttpHeaders = {}) {
  return guardRefusal(Object.assign(new http.IncomingMessage(new Socket()), { method, url, headers }));
}

test.each([
  ['GET', '/admin/collections/pages?limit=10'],
  ['HEAD', '/_next/static/a.js'],
  ['GET', '/admin/'],
  ['GET', '/admin/collections/pages/create'],
  ['GET', '/admin/collections/pages/12/versions/3'],
  ['POST', '/cmsapi/api/users/logout'],
  ['GET', '/_next/static/chunks/%5Ba%5D.js'],
  ['DELETE', '/cmsapi/api/pages/1'],
])('%s %s goes on to the staff side', async (method, url) => {
  expect(await asked(method, url)).toBeUndefined();
});

test.each([
  ['GET', '/admin/%E0%A4%A', 400],
  ['GET', '/cmsapi/api/%00', 400],
  ['GET', '/admin/collections/pages?locale=%00', 400],
  ['POST', '/cmsapi/api/%2e%2e/..%2fetc', 400],
  ['GET', '/cmsapi', 404],
  ['GET', '/cmsapi/api/', 404],
  ['POST', '/cmsapi/api//users/login', 404],
  ['POST', '/cmsapi/api/users/login/', 404],
  ['POST', '/cmsapi/api/users%2Flogin', 404],
  ['POST', '/cmsapi/api/users\\login', 404],
  ['POST', '/cmsapi/api/users/login#x', 404],
  ['GET', '/admin//collections/users', 404],
  ['GET', '/admin/collections/cases/trash', 404],
  ['GET', '/admin/collections/news/2026-12-01;x=8', 404],
  ['GET', '/_next//admin', 404],
  ['POST', '/cmsapi/elsewhere', 404],
  ['PUT', '/admin', 405],
  ['POST', '/admin/login', 405],
  ['POST', '/_next/static/a.js', 405],
])('%s %s ends at the door with %i', async (method, url, status) => {
  expect(await asked(method, url)).toMatchObject({ status });
});

test('a screen’s own request without a session ends at the door', async () => {
  expect(await asked('POST', '/admin', { 'next-action': '0'.repeat(42) })).toMatchObject({ status: 401 });
});
