import { type RouteGroup, routes } from '#content/routes.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.palette.ts';

const byGroup: Partial<Record<RouteGroup, UmbrellaAudience>> = {
  fertility: 'fertility',
  'personal-product': 'people',
  'corporate-product': 'companies',
  'corporate-sector': 'companies',
  'corporate-size': 'companies',
};

/** Pages whose group does not tell. */
const byPath: Record<string, UmbrellaAudience> = {
  '/posp-agent': 'agents',
  '/posp-faq': 'agents',
  '/thank-you-pos': 'agents',
  '/become-an-insurance-posp-agent-bck': 'agents',
  '/corporate-insurance': 'companies',
  '/corporate-insurance-faq': 'companies',
  '/corporate-risk-janampatri': 'companies',
  '/get-corporate-insurance': 'companies',
  '/health-first': 'companies',
  '/surety-bond': 'companies',
  '/tour-operator-liability-insurance': 'companies',
  '/personal-insurance': 'people',
  '/personal-insurance-faq': 'people',
  '/personal-insurance-contact': 'people',
  '/health-calculator': 'people',
  '/risk-janampatri': 'people',
  '/cruise': 'people',
  '/vintage-cars': 'people',
};

const groups = new Map(routes.map(({ path, group }) => [path, group]));

/** Whom a page of ours is for, so that a link to it can show the umbrella that stands on it. */
export function audienceOfPath(path: string): UmbrellaAudience {
  const group = groups.get(path);
  return byPath[path] ?? (group && byGroup[group]) ?? 'everyone';
}
