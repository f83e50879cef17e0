/**
 * The one door to the content service from the site's side. `main` says where its configuration is; the
 * service is opened on first use, because a start that finds every page already published needs none.
 */

import type { GlobalSlug, Payload, SanitizedConfig } from 'payload';
import { sharedState } from '#platform/shared-state.ts';
import { defaultLocale, type Locale, languageOf } from '#ui/language/locales.ts';
import { toPlainData } from '../fields/to-plain-data.ts';

type Door = { config: (() => Promise<SanitizedConfig>) | undefined; service: Promise<Payload> | undefined };

const door = () => sharedState<Door>('content-service', () => ({ config: undefined, service: undefined }));

export function setContentService(config: () => Promise<SanitizedConfig>): void {
  door().config = config;
}

export function contentService(): Promise<Payload> {
  const shared = door();
  shared.service ??= open(shared.config);
  // A failed opening is tried again by the next caller.
  shared.service.catch(() => {
    shared.service = undefined;
  });
  return shared.service;
}

async function open(config: Door['config']): Promise<Payload> {
  if (!config) throw new Error('The content service was not named: call setContentService first.');
  // Loaded here, not above: it takes seconds, and most starts never need it.
  const { getPayload } = await import('payload');
  // A key of our own: the staff side's instance is bundled apart and must not be mixed with this one.
  return getPayload({ config: config(), key: 'site', disableOnInit: true });
}

/** Said on every read: what visitors may see, one level deep, never more. */
export const asVisitorsSee = { overrideAccess: false, depth: 0, draft: false, pagination: false } as const;

/** The same, with texts in a language; where it has none yet, in the default one. */
export function asVisitorsRead(locale: Locale) {
  return { ...asVisitorsSee, locale: languageOf(locale), fallbackLocale: defaultLocale };
}

/** A single record, for rendering. */
export async function readGlobal<Slug extends GlobalSlug>(slug: Slug, locale: Locale) {
  const service = await contentService();
  const { pagination: _, ...options } = asVisitorsRead(locale);
  const stored = await service.findGlobal({ slug, ...options });
  const fields = service.globals.config.find((global) => global.slug === slug)?.fields ?? [];
  return toPlainData(fields, stored, locale);
}
