import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { typesettingThread } from '#ui/typesetting/typesetting-thread.ts';
import type { ReportInput } from './report-input.ts';
import { reportJob } from './report-job.ts';

/** The thread of the reports: what asks for one must not make visitors of pages wait. */
const thread = typesettingThread();

/**
 * A report as a PDF that everyone can read (PDF/UA-1).
 * @throws ThreadBusy when too many are asked for at once; other errors are ours
 */
export function reportPdf(input: ReportInput): Promise<Buffer> {
  return typeset(reportJob(input));
}

/** The same for a job that was made already. */
export function typeset(job: TypesetJob): Promise<Buffer> {
  return thread.pdf(job);
}

export function stopReports(): Promise<void> {
  return thread.end();
}
