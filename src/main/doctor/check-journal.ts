import { unreadableDays } from '#enquiry/journal/forget-unreadable.ts';
import { journalUse } from '#enquiry/journal/journal-use.ts';
import { type Finding, stop } from './finding.ts';

/** Names how many files of this instance's journal wait for a person, who has only some days for them. */
export async function checkJournal(): Promise<Finding[]> {
  const { setAside } = await journalUse();
  if (setAside === 0) return [];
  return [
    stop(
      `${setAside} files of the journal are set aside. They may have enquiries whose visitors were thanked, and are deleted ${unreadableDays} days after they were written.`,
      'See what to do in docs/runbooks/database-away.md. The log says why each was set aside.',
    ),
  ];
}
