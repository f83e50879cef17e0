import type { LanguageFacts } from './language-facts.ts';

export const en: LanguageFacts = {
  name: 'English',
  tag: 'en-IN',
  pathPrefix: '',
};
