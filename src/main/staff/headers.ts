import { randomBytes } from 'node:crypto';
import { policyForPrograms } from '#content/access/refuse.ts';
import { baseHeaders, windowHeaders } from '#site/document/security-headers.ts';

type StaffHeaders = {
  headers: Record<string, string>;
  /** For the request as well: Next takes the nonce from there and writes it to every script. */
  policy?: string;
};

/**
 * Headers of the staff side's answers. A screen's scripts run by a nonce, fresh for each request, that no one
 * else's markup can know; scripts that they load run as well. Its libraries write styles into the page, so inline
 * styles are allowed, here and nowhere else. Everything that is not a screen may do nothing at all.
 */
export function staffHeaders(
  path: string,
  { siteUrl, isDevelopment }: { siteUrl: string; isDevelopment: boolean },
): StaffHeaders {
  const base = {
    ...baseHeaders({ siteUrl }),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  };
  // The content service's answers get theirs at their own door, where one that is a page of its own brings another.
  if (path.startsWith('/cmsapi')) return { headers: base };
  if (!path.startsWith('/admin'))
    return { headers: { ...base, 'content-security-policy': policyForPrograms } };
  const policy = screenPolicy(randomBytes(16).toString('base64'), isDevelopment);
  return { headers: { ...base, ...windowHeaders, 'content-security-policy': policy }, policy };
}

function screenPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    // Next's own client in development evaluates what it gets.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    // The preview of a draft, which alone lets itself be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
