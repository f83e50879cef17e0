import fs from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { env } from '#platform/env.ts';
import { staffHeaders } from './headers.ts';

/**
 * Scripts and styles of the content service's screens. They are compressed at the build (`scripts/lib/compress-screens.mjs`)
 * and served from here: Next compresses each of them again for every browser, which took longer than drawing the screen.
 */
export const screenFiles = '/_next/static/*';

/** Addresses of those with which every screen begins; in development there are none before they are asked for. */
export function filesOfEveryScreen(): string[] {
  if (env().mode === 'development') return [];
  return JSON.parse(fs.readFileSync('src/panel/.next/screen-files.json', 'utf8'));
}

const plainName = /^\/_next\/static(\/[\w~-][\w.~-]*)+$/;

/** Whether a request is for one of them; any other spelling is Next's to refuse, and in development all are its own. */
export function isForScreenFile({ url = '', method }: { url?: string; method?: string }): boolean {
  return env().mode !== 'development' && (method === 'GET' || method === 'HEAD') && plainName.test(url);
}

const find = serveStatic({
  root: 'src/panel/.next/static',
  rewriteRequestPath: (path) => path.replace('/_next/static', ''),
  precompressed: true,
});

export const answerScreenFile: MiddlewareHandler = async (c, next) => {
  const { siteUrl } = env();
  const { headers } = staffHeaders(c.req.path, { siteUrl, isDevelopment: false });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  // Their names change with what is in them.
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  const answer = await find(c, next);
  if (!answer) c.header('Cache-Control', 'no-store');
  return answer;
};
