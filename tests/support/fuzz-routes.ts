import fs from 'node:fs';
import { Hono } from 'hono';
import type { CollectionConfig, Field } from 'payload';
import { allDeskRoutes } from '#desk/screens/all-desk-routes.ts';
import { siteApp } from '#main/site-app.ts';
import { previousBuildRoutes } from '#site/builds/previous-build-routes.ts';
import { cardRoutes } from '#site/cards/card-routes.ts';
import { documentRoutes } from '#site/documents/document-routes.ts';
import { mediaRoutes } from '#site/media/media-routes.ts';
import { type SiteRoutesInput, siteRoutes } from '#site/routes/site-routes.ts';
import { unpublishedLanguageRoutes } from '#site/routes/unpublished-languages.ts';
import { sitemapPaths } from './sitemap-paths.ts';

/** A route as the code declares it; `:name` in its path matches anything. */
export type FuzzRoute = {
  area: 'site' | 'page' | 'file' | 'api' | 'desk' | 'content' | 'admin';
  method: string;
  path: string;
  /** Fields that its body may contain, where the code says. */
  fields: readonly string[];
};

/**
 * Everything that answers, from the lists that answer by: the routes of the site and the desk, the endpoints, the content
 * service's collections, globals and endpoints, and what is published.
 */
export async function everyRoute(url: string): Promise<FuzzRoute[]> {
  const routes = [
    ...ofSite(),
    ...ofDesk(),
    ...(await ofContentService()),
    ...ofBuild(),
    ...(await pages(url)),
  ];
  const names = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return [...names.values()];
}

function ofSite(): FuzzRoute[] {
  const own = new Hono();
  // None of them is asked here: what they need is for answering.
  const nothing = { baseHeaders: {}, locales: ['en'], documentHeaders: {} } as unknown as SiteRoutesInput;
  const mounted = [
    previousBuildRoutes({}),
    documentRoutes(nothing),
    mediaRoutes({ ...nothing, isShown: () => true, isStaff: async () => false }),
    cardRoutes({ ...nothing, findCard: async () => undefined }),
    unpublishedLanguageRoutes(nothing),
    siteRoutes(nothing),
  ];
  for (const each of mounted) own.route('/', each);
  const app = siteApp({
    isServing: () => true,
    isPublished: () => true,
    respondPlainPage: async () => new Response(),
    locales: ['en'],
    routes: own,
  });
  return app.routes.map(({ method, path }) => ({
    area: path.startsWith('/api/') ? 'api' : 'site',
    method: method === 'ALL' ? 'GET' : method,
    path,
    fields: [],
  }));
}

function ofDesk(): FuzzRoute[] {
  return allDeskRoutes.map(({ method, path }) => ({
    area: 'desk',
    method: method.toUpperCase(),
    path: `/desk${path === '/' ? '' : path}`,
    fields: [],
  }));
}

async function ofContentService(): Promise<FuzzRoute[]> {
  const { collections, globals, endpoints } = await (await import('#panel/payload.config.ts')).default;
  const of = (method: string, path: string, fields: readonly string[] = []): FuzzRoute => ({
    area: 'content',
    method,
    path: `/cmsapi/api${path}`,
    fields,
  });
  const ofCollection = ({ slug, fields, endpoints: own }: CollectionConfig) => [
    ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => of(method, `/${slug}`, namesOf(fields))),
    ...['GET', 'PATCH', 'DELETE'].map((method) => of(method, `/${slug}/:id`, namesOf(fields))),
    ...['/count', '/versions', '/versions/:id', '/file/:file', '/access/:id'].map((path) =>
      of('GET', slug + path),
    ),
    ...['/:id/duplicate', '/versions/:id', '/access/:id'].map((path) => of('POST', `/${slug}${path}`)),
    ...(own || []).map(({ method, path }) => of(method.toUpperCase(), `/${slug}${path}`, namesOf(fields))),
  ];
  return [
    ...collections.flatMap(ofCollection),
    ...globals.flatMap(({ slug, fields }) => [
      ...['GET', 'POST'].map((method) => of(method, `/globals/${slug}`, namesOf(fields))),
      ...['/versions', '/versions/:id', '/access'].map((path) => of('GET', `/globals/${slug}${path}`)),
    ]),
    ...endpoints.map(({ method, path }) => of(method.toUpperCase(), path)),
    ...['', '/account', '/login', '/logout', '/create-first-user', '/forgot', '/unauthorized'].map(admin),
    ...collections.flatMap(({ slug }) =>
      ['', '/create', '/:id', '/:id/versions', '/trash'].map((path) => admin(`/collections/${slug}${path}`)),
    ),
    ...globals.map(({ slug }) => admin(`/globals/${slug}`)),
  ];
}

function admin(path: string): FuzzRoute {
  return { area: 'admin', method: 'GET', path: `/admin${path}`, fields: [] };
}

function namesOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name) return [field.name];
    if ('tabs' in field) return field.tabs.flatMap((tab) => namesOf(tab.fields));
    return 'fields' in field ? namesOf(field.fields) : [];
  });
}

function ofBuild(): FuzzRoute[] {
  const files = fs.globSync('dist/client/**/*', { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => ({
    area: 'file',
    method: 'GET',
    path: `${parentPath.replace(/^.*dist\/client/, '')}/${name}`,
    fields: [],
  }));
}

async function pages(url: string): Promise<FuzzRoute[]> {
  const paths = await sitemapPaths(url);
  const feeds = [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/.well-known/caller-code',
    '/manifest.webmanifest',
  ];
  return [...paths, ...feeds].map((path) => ({ area: 'page', method: 'GET', path, fields: [] }));
}
