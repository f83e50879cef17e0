import { expect, test } from 'vitest';
import { staffHeaders } from './headers.ts';

const site = { siteUrl: 'https://broker.example', isDevelopment: false };
const policyOf = (path: string) => staffHeaders(path, site).headers['content-security-policy'] ?? '';

test('a screen runs the scripts of its own nonce, which no other request has', () => {
  const [one, other] = [policyOf('/admin'), policyOf('/admin')];
  expect(one).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
  expect(one).not.toBe(other);
  expect(staffHeaders('/admin', site).policy).toContain("'nonce-");
});

test('a screen cannot be framed, loads from nowhere else, and writes styles but no script into itself', () => {
  const policy = policyOf('/admin/collections/pages');
  for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "connect-src 'self'"])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
  expect(staffHeaders('/admin', site).headers).toMatchObject({
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
});

test('an answer that is not a screen may do nothing, and Next gets no nonce', () => {
  expect(staffHeaders('/_next/static/a.js', site).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(staffHeaders('/cmsapi/api/pages', site).policy).toBeUndefined();
});

test('a site without https does not ask browsers to return over https', () => {
  const { headers } = staffHeaders('/admin', { siteUrl: 'http://localhost:3000', isDevelopment: false });
  expect(headers).not.toHaveProperty('strict-transport-security');
});
