import type { ComponentProps } from 'react';
import type { HeldDeletion } from '#platform/retention/held-deletions.ts';
import { BackupsPart } from './backups-part.tsx';
import { HeldDeletions } from './held-deletions.tsx';

type UpkeepPageProps = {
  held: readonly HeldDeletion[];
  hasAgreed: boolean;
  backups: ComponentProps<typeof BackupsPart>;
};

/** `/desk/upkeep`: backups, and deletions that wait for approval. */
export function UpkeepPage({ held, hasAgreed, backups }: UpkeepPageProps) {
  return (
    <div className="desk-wrap upkeep">
      <h1>Upkeep</h1>
      {hasAgreed && (
        <p className="desk-said" role="status">
          Agreed. The deletion will be carried out in the next daily run.
        </p>
      )}
      <BackupsPart {...backups} />
      <HeldDeletions held={held} />
    </div>
  );
}
