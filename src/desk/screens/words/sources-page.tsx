import type { Words, WordsOfRecord } from './read-words.ts';
import { type Finding, RecordList } from './record-list.tsx';

/** `/desk/words/sources`: where everything comes from. All of it is open, so that the browser's search finds it. */
export function SourcesPage({ words: { records } }: { words: Words }) {
  const stated = records.reduce((sum, { sources }) => sum + sources.length, 0);
  return (
    <div className="desk-wrap words">
      <p>
        <a className="words-back" href="/desk/words">
          Words
        </a>
      </p>
      <h1>{stated.toLocaleString('en-IN')} sources</h1>
      <p className="desk-soft">
        By page and block. Has a law or a circular changed? With your browser’s search you can find the pages
        that name it here.
      </p>
      <RecordList records={records} none="No source is stated yet." findings={sourceFindings} />
    </div>
  );
}

const sourceFindings = ({ sources }: WordsOfRecord): Finding[] =>
  sources.map(({ where, source }) => ({ where, said: '', why: source }));
