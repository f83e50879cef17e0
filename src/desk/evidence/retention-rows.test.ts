import { expect, test } from 'vitest';
import { staffPersonalData } from '../staff.personal-data.ts';
import { retentionRows } from './retention-rows.ts';

test('each place names the job that deletes what is in it, also where the code of its subject does', async () => {
  const rows = await retentionRows(staffPersonalData);
  const jobOf = (place: string) => rows.find((row) => row.place === place)?.job;
  expect(jobOf('enquiry.notice_texts')).toBe('a sweep every ten minutes');
  expect(jobOf('newsletter.planned')).toBe('the sending, and the press that takes it off');
  expect(jobOf('enquiry.feed_keys')).toBe('by hand');
});
