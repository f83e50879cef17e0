/** What a second language costs (twice the content to load, twice the pages) only tests of languages pay. */
export const oneLanguage = { LANGUAGES: 'en' } as const;
export const bothLanguages = { LANGUAGES: 'en,hi' } as const;
