import type { NamedText } from '#content/collections/site-settings/unset-settings.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import type { SearchWithoutResults } from '#site/search/searches-without-results.ts';
import type { Language } from '#ui/language/locales.ts';
import { Chips } from '../frame/chips.tsx';
import { ExamplesNotice } from '../frame/examples-notice.tsx';
import { languagePath } from '../languages/record-links.ts';
import { noticesPath } from '../notices/notice-state.ts';
import { NoResultsSection } from './no-results-section.tsx';
import type { Words, WordsOfRecord } from './read-words.ts';
import { type Finding, RecordList } from './record-list.tsx';
import { UnsetSection } from './unset-section.tsx';

type WordsPageProps = {
  words: Words;
  inVain: readonly SearchWithoutResults[];
  unset: readonly NamedText[];
  /** How many examples visitors see. */
  examples: number;
  /** In how many languages no one has read the consent notice. */
  unreadNotices: number;
  /** Languages besides English. */
  languages: readonly Language[];
};

/** `/desk/words`: first faults to mend, then facts worth knowing. */
export function WordsPage(props: WordsPageProps) {
  const { words, inVain, unset, examples, unreadNotices, languages } = props;
  const { records, leftOut } = words;
  const dead = count(records, ({ links }) => links.length);
  const copy = count(records, (record) => record.copy.length);
  const unsourced = count(records, (record) => record.unsourced.length);
  return (
    <div className="desk-wrap words">
      <h1>{headline(dead, copy)}</h1>
      <Chips
        label="On this page"
        chips={[
          { href: '#links', words: 'Links', number: dead },
          { href: '#copy', words: 'Rules of copy', number: copy },
          { href: '#unsourced', words: 'Without a source', number: unsourced },
          { href: '#unset', words: 'Not set', number: unset.length },
          { href: '#searched', words: 'Searches without a result', number: inVain.length },
          {
            href: '/desk/words/sources',
            words: 'Sources',
            number: count(records, ({ sources }) => sources.length),
          },
          { href: '/desk/examples', words: 'Examples', number: examples },
          { href: '/desk/words/ombudsman', words: 'Ombudsman’s offices' },
          { href: noticesPath, words: 'Consent notice', number: unreadNotices },
          ...languages.map((language) => ({
            href: languagePath(language),
            words: `In ${languageInEnglish(language)}`,
          })),
        ]}
      />
      <ExamplesNotice areThere={examples > 0} mayWrite />
      <section id="links">
        <h2>Links that lead nowhere</h2>
        <p className="desk-soft">
          We check every link from a published page to one of our own pages, or to a section of one. Links to
          other sites are not checked.
        </p>
        <RecordList records={records} none="Every link leads somewhere." findings={linkFindings} />
      </section>
      <section id="copy">
        <h2>Rules of copy</h2>
        <p className="desk-soft">
          Words that promise, boast or say nothing, and English that reads like a translation. Change them, or
          have a reason not to.
        </p>
        <RecordList records={records} none="No page breaks a rule." findings={copyFindings} />
      </section>
      <section id="unsourced">
        <h2>Figures, dates and duties without a source</h2>
        <p className="desk-soft">
          A figure that a reader doubts must be easy to check. Each block has a “Source” field for that;
          visitors do not see it.
        </p>
        <RecordList
          records={records}
          none="Every figure, date and duty has a source."
          findings={unsourcedFindings}
        />
      </section>
      <UnsetSection unset={unset} />
      <NoResultsSection inVain={inVain} />
      {leftOut.length > 0 && (
        <p className="desk-bad">There are too many of these to read at once: {leftOut.join(', ')}.</p>
      )}
    </div>
  );
}

function headline(dead: number, copy: number): string {
  if (dead > 0) return dead === 1 ? 'One link leads nowhere' : `${dead} links lead nowhere`;
  return copy > 0 ? 'Every link leads somewhere; some words break a rule' : 'Links and words are in order';
}

function count(records: readonly WordsOfRecord[], of: (record: WordsOfRecord) => number): number {
  return records.reduce((sum, record) => sum + of(record), 0);
}

const linkFindings = ({ links }: WordsOfRecord): Finding[] =>
  links.map(({ words, why }) => ({ where: '', said: words, why }));
const copyFindings = ({ copy }: WordsOfRecord): Finding[] => copy;
/** Why is the same each time, and is above. */
const unsourcedFindings = ({ unsourced }: WordsOfRecord): Finding[] =>
  unsourced.map(({ where, said }) => ({ where, said, why: '' }));
