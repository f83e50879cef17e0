import { frameOf } from '#platform/journal/frame.ts';
import { journalFiles, readJournalFile } from '#platform/journal/journal-files.ts';
import { fromText, type JournalRecord } from './journal-record.ts';

export type JournalRead = {
  records: JournalRecord[];
  /** Bytes that are not a whole record, and records that do not open. */
  unreadable: Buffer;
};

/** @returns every enquiry that waits in the folder, in the order in which they were sent */
export async function readJournal(folder: string): Promise<JournalRecord[]> {
  const all: JournalRecord[] = [];
  for (const { path: place } of await journalFiles(folder)) all.push(...(await readRecords(place)).records);
  return all;
}

/** Reads one file. */
export async function readRecords(place: string): Promise<JournalRead> {
  const { texts, unreadable } = await readJournalFile(place);
  const records: JournalRecord[] = [];
  const unopened: Buffer[] = [];
  for (const text of texts) {
    const record = fromText(text);
    if (record) records.push(record);
    else unopened.push(frameOf(text));
  }
  return { records, unreadable: Buffer.concat([...unopened, unreadable]) };
}
