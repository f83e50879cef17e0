import list from '../../content/data/routes.json' with { type: 'json' };

/**
 * Every route of the specification, as a typed list. `{secret}` stands for the partners' secret, an
 * environment setting: such a page is never published as a file.
 */
export type RouteGroup =
  | 'main'
  | 'fertility'
  | 'other-product'
  | 'personal-product'
  | 'corporate-sector'
  | 'corporate-size'
  | 'corporate-product'
  | 'faq'
  | 'blog'
  | 'tool'
  | 'tool-secret';

export type Route = {
  path: string;
  group: RouteGroup;
  hideHeader: boolean;
  hideFooter: boolean;
  status: 200 | 404;
  isIndexed: boolean;
};

export const routes = list as Route[];

/** The specification's slug constants that differ from the routes: they redirect permanently. */
export const redirects: Record<string, string> = {
  '/corporate/start-ups': '/corporate/startup',
  '/corporate/insurance-stratup': '/corporate/insurance-startup',
  '/corporate/insurance-largeEnterprise': '/corporate/insurance-large-enterprise',
  '/corporate/corporate-others': '/corporate-insurance',
  '/personal/personal-others': '/personal-insurance',
  '/workmen-compensation': '/employee-compensation',
  '/liability-insurance': '/commercial-general-liability',
};

/** Pages of the partners' questionnaire carry this in place of the secret, in content and in records. */
export const partnerPathPrefix = '/ri{secret}';
