import { annualReturnPath } from '#site/documents/document-routes.ts';

const contentService = /^\/(admin|cmsapi|_next)(\/|\?|$)/;
const desk = /^\/desk(\/|\?|$)/;

/**
 * The content service's screens and endpoints. What visitors ask for among these is the site's to answer, also where the
 * staff side is switched off.
 */
export function isOfContentService(url: string): boolean {
  return contentService.test(url) && url.split('?')[0] !== annualReturnPath;
}

/** Everything that the staff side answers. */
export function isOfStaffSide(url: string): boolean {
  return isOfContentService(url) || desk.test(url);
}
