import { journalFiles, readJournalFile } from '#platform/journal/journal-files.ts';
import { fromText, type JournalRecord } from './journal-record.ts';

export type JournalRead = {
  records: JournalRecord[];
  /** Bytes that are no whole record, and records that do not open. */
  unreadable: number;
};

/** Everything that waits in the folder, in the order in which it was sent. */
export async function readJournal(folder: string): Promise<JournalRead> {
  const all: JournalRead = { records: [], unreadable: 0 };
  for (const { path: place } of await journalFiles(folder)) {
    const { records, unreadable } = await readRecords(place);
    all.records.push(...records);
    all.unreadable += unreadable;
  }
  return all;
}

/** Of one file. */
export async function readRecords(place: string): Promise<JournalRead> {
  const { texts, unreadableBytes } = await readJournalFile(place);
  const opened = texts.map(fromText);
  const records = opened.filter((record) => record !== undefined);
  return { records, unreadable: unreadableBytes + opened.length - records.length };
}
