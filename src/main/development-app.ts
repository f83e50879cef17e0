import { Hono } from 'hono';
import { env } from '#platform/env.ts';
import { developmentSite } from '#site/development-site.ts';
import { siteApp } from './site-app.ts';
import { staffApp } from './staff/staff-app.ts';

/** Loaded again by Vite whenever a module below it has changed. */
const site = developmentSite(env());

export const app = new Hono();
app.route('/', site.pages);
app.route('/', staffApp(site.ownDocuments));
app.route('/', siteApp({ ...site, isServing: () => true, isPublished: () => true }));
