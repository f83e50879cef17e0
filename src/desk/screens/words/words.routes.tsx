import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { unsetTextsIn } from '#content/collections/site-settings/unset-settings.ts';
import { listExamples } from '#content/examples/list-examples.ts';
import { readNotices } from '#enquiry/notices/notices.ts';
import { searchesWithoutResults } from '#site/search/searches-without-results.ts';
import { translatedLanguages } from '../../translations/translated-languages.ts';
import type { DeskRoute } from '../desk-route.ts';
import { readWords } from './read-words.ts';
import { SourcesPage } from './sources-page.tsx';
import { WordsPage } from './words-page.tsx';

const maxSearches = 50;

/** The editors' upkeep: links, the rules of copy, sources, and searches without a result. */
export const wordsRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/words',
    duty: 'write-content',
    answer: async ({ draw }) => {
      const [words, inVain, settings, examples, notices] = await Promise.all([
        readWords(),
        searchesWithoutResults(maxSearches),
        readSettings(),
        listExamples(),
        readNotices(),
      ]);
      const published = examples.filter(({ isPublished }) => isPublished).length;
      const unreadNotices = notices.filter(({ isRead }) => !isRead).length;
      const about = { words, inVain, unreadNotices, examples: published, languages: translatedLanguages() };
      const body = <WordsPage {...about} unset={unsetTextsIn(settings)} />;
      return draw({ title: 'Words', place: 'words', body });
    },
  },
  {
    method: 'get',
    path: '/words/sources',
    duty: 'write-content',
    answer: async ({ draw }) =>
      draw({ title: 'Sources', place: 'words', body: <SourcesPage words={await readWords()} /> }),
  },
];
