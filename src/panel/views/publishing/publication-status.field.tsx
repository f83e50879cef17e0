'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { RecordStatus } from '../../endpoints/publication-status.endpoint.ts';
import './publishing.css';

/** At the top of a record: what went wrong with it, what is planned, and who changed it last. Refreshed after each save. */
export function PublicationStatusField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  return id ? <StandingOf key={lastUpdateTime} record={`${collectionSlug}/${id}`} /> : null;
}

function StandingOf({ record }: { record: string }) {
  const [{ standing, languages }, setStatus] = useState<RecordStatus>({ standing: [], languages: [] });

  // Only the server knows what the publisher and the schedule have done.
  useEffect(() => {
    void askFor(record).then(setStatus, () => undefined);
  }, [record]);

  if (standing.length + languages.length === 0) return null;
  return (
    <div className="publishing-standing" role="status">
      {standing.map(({ isBad, text }) => (
        <p key={text} className={isBad ? 'publishing-bad' : undefined}>
          {text}
        </p>
      ))}
      <p>
        <a href={`/desk/publishing/${record}`}>All its versions, compared in words</a>
      </p>
      {languages.map(({ code, name }) => (
        <p key={code}>
          <a href={`/desk/words/languages/${code}/${record}`}>Its texts in {name}, beside the English</a>
        </p>
      ))}
    </div>
  );
}

async function askFor(record: string): Promise<RecordStatus> {
  const response = await fetch(`/cmsapi/api/standing/${record}`, { credentials: 'same-origin' });
  return response.ok ? ((await response.json()) as RecordStatus) : { standing: [], languages: [] };
}
