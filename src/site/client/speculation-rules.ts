/**
 * Which pages a browser may render before its visitor follows a link to them: published ones, which are files and know
 * no one. What is rendered on request, does something or is the staff's is asked for by those who want it, and the server
 * says so, too (`main/refuse-speculation.ts`).
 */
export type Eagerness = 'moderate' | 'conservative';

/** Addresses that are not published pages, files among them; each with and without a language in front. */
const apart = [
  '/api/*',
  '/admin*',
  '/cmsapi*',
  '/call-back',
  '/forms/*',
  '/find',
  '/search',
  '/404',
  '/*thank-you*',
  '/*.*',
];
const patterns = apart.flatMap((path) => [path, `/:language${path}`]);

/** The text as it is in the script element; the policy names it by its hash. */
export function speculationRules(eagerness: Eagerness): string {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: patterns } }] };
  return JSON.stringify({ prerender: [{ where, eagerness }] });
}
