import type { ComponentProps } from 'react';
import type { HeldDeletion } from '#platform/retention/held-deletions.ts';
import { BackupsPart } from './backups-part.tsx';
import { HeldDeletions } from './held-deletions.tsx';

type UpkeepPageProps = {
  held: readonly HeldDeletion[];
  hasAgreed: boolean;
  /** Someone has agreed, or a run has counted again, since the page was opened. */
  isOvertaken: boolean;
  backups: ComponentProps<typeof BackupsPart>;
};

/** `/desk/upkeep`: backups, and deletions that wait for approval. */
export function UpkeepPage({ held, hasAgreed, isOvertaken, backups }: UpkeepPageProps) {
  return (
    <div className="desk-wrap upkeep">
      <h1>Upkeep</h1>
      {hasAgreed && (
        <p className="desk-said" role="status">
          Agreed. The deletion will be carried out in the next daily run.
        </p>
      )}
      {isOvertaken && (
        <p className="desk-said desk-said-no" role="alert">
          This deletion has changed, or someone has decided, since you opened this page. Your press did
          nothing. The list below is as it is now.
        </p>
      )}
      <BackupsPart {...backups} />
      <HeldDeletions held={held} />
    </div>
  );
}
