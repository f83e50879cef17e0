import type { IncomingHttpHeaders } from 'node:http';
import { annualReturnPath } from '#site/documents/document-routes.ts';

type Asked = { url?: string; headers: IncomingHttpHeaders };

const contentService = /^\/(admin|cmsapi|_next)(\/|\?|$)/;
const desk = /^\/desk(\/|\?|$)/;

/**
 * The content service's screens and endpoints. The site answers those among them that visitors ask for, also where the
 * staff side is switched off.
 */
export function isOfContentService({ url = '/', headers }: Asked): boolean {
  if (!contentService.test(url) || url.split('?')[0] === annualReturnPath) return false;
  return !/^\/cmsapi/.test(url) || hasCredentials(headers);
}

/** Anyone who shows none is a stranger, and reads the content service from the site. */
function hasCredentials({ cookie = '', authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || cookie.includes('payload-token=');
}

/** Everything that the staff side answers. */
export function isOfStaffSide(asked: Asked): boolean {
  return isOfContentService(asked) || desk.test(asked.url ?? '/');
}
