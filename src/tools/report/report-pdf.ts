import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { typesettingProcess } from '#ui/typesetting/typesetting-process.ts';
import type { ReportInput } from './report-input.ts';
import { reportJob } from './report-job.ts';

/** The process of the reports: what asks for one must not make visitors of pages wait. */
const setter = typesettingProcess();

/**
 * A report as a PDF that everyone can read (PDF/UA-1).
 * @throws WorkerBusy when too many are asked for at once; other errors are ours
 */
export function reportPdf(input: ReportInput): Promise<Buffer> {
  return typeset(reportJob(input));
}

/** The same for a job that was made already. */
export function typeset(job: TypesetJob): Promise<Buffer> {
  return setter.pdf(job);
}

export function stopReports(): Promise<void> {
  return setter.end();
}
