import { jobWorker, type WorkerOptions, workerScript } from '../job-worker.ts';
import { describeError } from '../log.ts';
import { logThrottled } from '../log-throttled.ts';
import { sharedState } from '../shared-state.ts';
import { refusedAs, type Verdict } from './file-verdict.ts';

/**
 * Validates what a visitor or editor sent on a thread of its own and within a time: however a file is made, no one else waits for its
 * validation. A file of fifteen megabytes takes a second.
 */
export type FileValidator = {
  /** A file that cannot be validated in time is refused as `unavailable`. */
  validate(bytes: Buffer): Promise<Verdict>;
  end(): Promise<void>;
};

const limits = { maxWaiting: 40, maxMs: 10_000, maxMemoryMb: 512 };
const script = () => workerScript('platform/files/validation.worker.ts');

export function fileValidator(options: Partial<WorkerOptions> = {}): FileValidator {
  const { run, end } = jobWorker<Buffer, Verdict>({ kind: 'thread', script, ...limits, ...options });
  return {
    end,
    async validate(bytes) {
      try {
        return await run(bytes);
      } catch (error) {
        logThrottled('file not validated', describeError(error), { level: 'warn' });
        return refusedAs('unavailable');
      }
    },
  };
}

const shared = () => sharedState('file-validator', () => fileValidator());

/** A PDF, DOC or DOCX. */
export function validateFile(bytes: Buffer): Promise<Verdict> {
  return shared().validate(bytes);
}

export async function validatePdfFile(bytes: Buffer): Promise<Verdict> {
  const verdict = await validateFile(bytes);
  return verdict.problem || verdict.type === 'pdf' ? verdict : refusedAs('kind');
}

export function stopValidation(): Promise<void> {
  return shared().end();
}
