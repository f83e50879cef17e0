import type { Change } from '#content/collections/changes/changes.ts';
import { momentInShort } from '../../moments.ts';
import type { PublicationStatus } from '../../publishing/publication-status.ts';
import type { RecordVersion, VersionedRecord } from '../../publishing/record-versions.ts';
import { WhatWasDone } from './change-list.tsx';

type HistoryPageProps = {
  record: VersionedRecord;
  standing: PublicationStatus;
  changes: readonly Change[];
  /** The newest first. */
  versions: readonly RecordVersion[];
  isRestored: boolean;
};

/** History of one record: each version with who made it, compared with the one before it or with what is live. */
export function HistoryPage({ record, standing, changes, versions, isRestored }: HistoryPageProps) {
  const { slug, id, title, isLive } = record;
  const here = `/desk/publishing/${slug}/${id}`;
  const live = isLive ? versions.find(({ isPublished }) => isPublished) : undefined;
  const other = changes.filter(({ versionId }) => versions.every((version) => version.id !== versionId));
  return (
    <div className="desk-wrap publishing">
      <h1>{title}</h1>
      <p>
        <a className="publishing-link" href={`/admin/collections/${slug}/${id}`}>
          Back to its form
        </a>
      </p>
      {isRestored && (
        <p className="desk-said" role="status">
          The older version has been restored.
        </p>
      )}
      {standing.map(({ isBad, text }) => (
        <p key={text} className={isBad ? 'desk-said desk-said-no' : 'desk-said'}>
          {text}
        </p>
      ))}
      <section aria-labelledby="versions">
        <h2 id="versions">Its versions</h2>
        <ol className="publishing-list">
          {versions.map((version, place) => {
            const before = versions[place + 1];
            const own = changes.filter(({ versionId }) => versionId === version.id).reverse();
            return (
              <li key={version.id} className="publishing-row">
                <time dateTime={version.savedAt.toISOString()}>{momentInShort(version.savedAt)}</time>
                <b>{nameOf(version, live)}</b>
                {own.map((change) => (
                  <WhatWasDone key={change.id} change={change} />
                ))}
                {own.length === 0 && <span className="desk-soft">Came with the software</span>}
                <span className="publishing-links">
                  {before && (
                    <a href={`${here}/compare?from=${before.id}&to=${version.id}`}>What it changed</a>
                  )}
                  {live && live !== version && (
                    <a href={`${here}/compare?from=${version.id}&to=${live.id}`}>
                      Compare with the live version
                    </a>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {other.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier">What else happened to it</h2>
          <ul className="publishing-list">
            {other.map((change) => (
              <li key={change.id} className="publishing-row">
                <time dateTime={change.createdAt.toISOString()}>{momentInShort(change.createdAt)}</time>
                <WhatWasDone change={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function nameOf({ id, isPublished }: RecordVersion, live: RecordVersion | undefined): string {
  if (live?.id === id) return 'What visitors read';
  return isPublished ? 'Was published' : 'Draft';
}
