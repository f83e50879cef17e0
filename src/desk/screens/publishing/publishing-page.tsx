import type { Change } from '#content/collections/changes/changes.ts';
import type { Planned } from '#content/collections/schedule/scheduled.ts';
import type { FailedPage } from '#content/read/failed-pages.ts';
import { momentInShort } from '../../moments.ts';
import { inWords } from '../../publishing/publication-status.ts';
import { ExamplesNotice } from '../frame/examples-notice.tsx';
import { ChangeList } from './change-list.tsx';

type PublishingPageProps = {
  planned: readonly Planned[];
  failed: readonly FailedPage[];
  changes: readonly Change[];
  /** After which change older ones follow. */
  older: string | undefined;
  hasExamples: boolean;
};

/** Lists publications that are planned, those that failed, and what people did. */
export function PublishingPage({ planned, failed, changes, older, hasExamples }: PublishingPageProps) {
  return (
    <div className="desk-wrap publishing">
      <h1>Publishing</h1>
      <ExamplesNotice areThere={hasExamples} mayWrite />
      {failed.length > 0 && (
        <section aria-labelledby="failed">
          <h2 id="failed">Pages that could not be published</h2>
          <ul className="publishing-list">
            {failed.map((page) => (
              <li key={page.path} className="desk-said desk-said-no">
                {inWords(page)} <a href={`/admin/collections/${page.record.replaceAll('_', '-')}`}>Open it</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="planned">
        <h2 id="planned">What happens automatically</h2>
        {planned.length === 0 ? (
          <p className="desk-soft">
            Nothing is scheduled. A draft goes live automatically if “Publish on” is filled in on its form.
          </p>
        ) : (
          <ul className="publishing-list">
            {planned.map(({ collection, id, does, moment, title, who }) => (
              <li key={`${collection} ${id} ${does}`} className="publishing-row">
                <time dateTime={moment.toISOString()}>{momentInShort(moment)}</time>
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                <span className="desk-soft">
                  {does === 'publish' ? 'goes live' : 'is taken off the site'}
                  {who && `, set by ${who}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Who changed what</h2>
        {changes.length === 0 ? (
          <p className="desk-soft">No changes are recorded here.</p>
        ) : (
          <ChangeList changes={changes} />
        )}
        {older && (
          <p>
            <a className="publishing-link" href={`/desk/publishing?before=${older}`}>
              Older ones
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
