import { database } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { type CaseRow, rowColumns } from '../case-lists/case-row.ts';
import { caseStatus } from '../case-lists/case-status.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { shortName } from '../short-labels.ts';

/** The case that a message is about, who has it, unless it is the reader, and where it is now. */
export type FlashSubject = { id: number; name: string; keeper: string | undefined; stands: string };

/**
 * After an action the page shows what comes next. The message names the case that it is about, so that no one wonders,
 * and anyone who pressed wrongly or has a note to add finds the way back.
 * @param id from the page's address
 */
export async function flashSubject(id: string | undefined, staff: Staff): Promise<FlashSubject | undefined> {
  if (!id) return undefined;
  const { rows } = await database().query<CaseRow>({
    name: 'said-about',
    text: `select ${rowColumns} from cases c left join users u on u.id = c.assignee_id where c.id = $1`,
    values: [recordIdOf(id)],
  });
  const [row] = rows;
  if (!row) return undefined;
  const keeper = row.assigneeId === staff.id ? undefined : (row.assignee ?? undefined);
  return { id: row.id, name: shortName(row.name), keeper, stands: caseStatus(row, new Date()).words };
}
