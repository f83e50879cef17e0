import type { PayloadRequest } from 'payload';
import { defaultLocale, type Language } from '#ui/language/locales.ts';

export type ReadOptions = {
  locale: Language;
  fallbackLocale: false;
  depth: 0;
  overrideAccess: true;
  req: PayloadRequest;
};

/**
 * Reads in another language than the one that a request is about, in its transaction. The content service writes the
 * language of a read into the request; whatever comes after must find its own there.
 */
export async function inLanguageOf<T>(
  req: PayloadRequest,
  locale: Language,
  read: (options: ReadOptions) => Promise<T>,
): Promise<T> {
  const { locale: own, fallbackLocale } = req;
  try {
    return await read({ locale, fallbackLocale: false, depth: 0, overrideAccess: true, req });
  } finally {
    req.locale = own;
    req.fallbackLocale = fallbackLocale;
  }
}

export function inDefaultLanguage<T>(
  req: PayloadRequest,
  read: (options: ReadOptions) => Promise<T>,
): Promise<T> {
  return inLanguageOf(req, defaultLocale, read);
}
