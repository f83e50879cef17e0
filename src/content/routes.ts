import list from '../../content/data/routes.json' with { type: 'json' };

/**
 * Every route of the specification, as a typed list. `{secret}` is a placeholder for the partners' secret, an
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

/** Pages of the partners' questionnaire carry this in place of the secret, in content and in records. */
export const partnerPathPrefix = '/ri{secret}';
