import { env } from './env.ts';

/** Attributes of a cookie that no script reads, and that is sent below its path only, with no request from elsewhere. */
export function strictCookie(path: string) {
  return { httpOnly: true, sameSite: 'Strict', path, secure: env().siteUrl.startsWith('https:') } as const;
}
