'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PublicationStatus } from '#desk/publishing/publication-status.ts';
import './publishing.css';

/** At the top of a record: what went wrong with it, what is planned, and who changed it last. Refreshed after each save. */
export function PublicationStatusField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  return id ? <StandingOf key={lastUpdateTime} record={`${collectionSlug}/${id}`} /> : null;
}

function StandingOf({ record }: { record: string }) {
  const [standing, setStanding] = useState<PublicationStatus>([]);

  // Only the server knows what the publisher and the schedule have done.
  useEffect(() => {
    void askFor(record).then(setStanding, () => undefined);
  }, [record]);

  if (standing.length === 0) return null;
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
    </div>
  );
}

async function askFor(record: string): Promise<PublicationStatus> {
  const response = await fetch(`/cmsapi/api/standing/${record}`, { credentials: 'same-origin' });
  return response.ok ? ((await response.json()) as { standing: PublicationStatus }).standing : [];
}
