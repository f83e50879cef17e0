import { createHash } from 'node:crypto';
import { sharedState } from '#platform/shared-state.ts';
import type { ReportInput } from '../report/report-input.ts';
import { reportJob } from '../report/report-job.ts';
import { typeset } from '../report/report-pdf.ts';
import { findReport, keepReport } from '../store/reports.ts';

const underway = () => sharedState<Map<string, Promise<Buffer>>>('reports-underway', () => new Map());

/**
 * The report of a result, typeset once: everyone who asks in the meantime waits for the same, and who asks later gets what is
 * kept. It is made again when anything on it has changed, such as the disclaimer.
 * @param id of the result
 * @throws as reportPdf does
 */
export async function cachedReport(id: string, input: ReportInput): Promise<Buffer> {
  const job = reportJob(input);
  const digest = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
  const key = { id, locale: input.locale, digest };
  const name = `${id} ${input.locale} ${digest}`;
  const running = underway();
  const known = running.get(name) ?? make().finally(() => running.delete(name));
  running.set(name, known);
  return known;

  async function make(): Promise<Buffer> {
    const kept = await findReport(key);
    if (kept) return kept;
    const pdf = await typeset(job);
    await keepReport(key, pdf);
    return pdf;
  }
}
