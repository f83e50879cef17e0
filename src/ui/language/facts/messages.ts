import { en } from './en.ts';
import { hi } from './hi.ts';
import type { LanguageFacts } from './language-facts.ts';

/** The site's languages. What browsers get has its own language alone (`vite.client.config.ts`). */
export const languages = { en, hi } satisfies Record<string, LanguageFacts>;
