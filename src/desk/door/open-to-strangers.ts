/**
 * What the content service answers without a login: what is published. Everything else it keeps to itself, whether it exists or not, so that no address tells a stranger what there
 * is. Which collections hold something published is decided by their own access rules.
 */
const names = /^[a-z][a-z0-9-]*$/;
const ids = /^\d{1,9}$/;

/** @param slug the parts of the address after `/cmsapi/api/` */
export function isReadByAnybody(slug: string[]): boolean {
  const [first = '', second, third] = slug;
  if (first === 'globals') return slug.length === 2 && names.test(second ?? '');
  if (!names.test(first) || first.startsWith('payload-')) return false;
  if (slug.length === 1) return first !== 'access' && first !== 'og';
  if (slug.length === 3) return second === 'file' && third !== undefined;
  if (slug.length > 3) return false;
  return second === 'count' || ids.test(second ?? '') || (first === 'users' && second === 'me');
}
