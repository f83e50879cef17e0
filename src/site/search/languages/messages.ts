import type { Language } from '#ui/language/locales.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { SearchLanguage } from './search-language.ts';

export const searchLanguages: Record<Language, SearchLanguage> = { en, hi };
