import type { PlannedDelivery } from '../deliveries/planned-deliveries.ts';
import type { Submission } from '../submit/submission.ts';

/**
 * Writes a record with what belongs to it, in one statement: what the visitor agreed to, purpose by purpose
 * with the words that was beside the box, the case that staff will see, and the deliveries that it owes, each with
 * its job.
 */
export type RecordToInsert = {
  submission: Submission;
  reference: string;
  deliveries: PlannedDelivery[];
  /** When someone is to have called at the latest. */
  dueAt: Date;
};
