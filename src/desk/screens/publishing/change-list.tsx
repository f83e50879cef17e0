import { type Change, changeWords } from '#content/collections/changes/changes.ts';
import { momentInShort, momentInWords } from '../../moments.ts';

/** Changes of whatever record, the newest first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="publishing-list">
      {changes.map((change) => (
        <li key={change.id} className="publishing-row">
          <time dateTime={change.createdAt.toISOString()}>{momentInShort(change.createdAt)}</time>
          {change.versionId === null ? (
            <b>{change.title}</b>
          ) : (
            <a href={`/desk/publishing/${change.collection}/${change.recordId}`}>{change.title}</a>
          )}
          <WhatWasDone change={change} />
        </li>
      ))}
    </ul>
  );
}

/** `Set to go live on 3 December 2026, 10 am, by Nandini V.` */
export function WhatWasDone({ change: { does, moment, reason, who } }: { change: Change }) {
  return (
    <span className="desk-soft">
      {changeWords[does]}
      {moment && ` on ${momentInWords(moment)},`} by {who}
      {reason && `: ${reason}`}
    </span>
  );
}
