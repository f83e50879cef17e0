import type { Language } from '#ui/language/locales.ts';
import type { CityLanguage } from './city-language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** A browser gets its own language alone (`vite.client.config.ts`). */
export const cityLanguages: Record<Language, CityLanguage> = { en, hi };
