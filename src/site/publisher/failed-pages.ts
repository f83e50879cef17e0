import { describeError, log } from '#platform/log.ts';
import type { PageFailures } from './page-failures.ts';
import type { DrawnFrom, PublishUnit } from './publish-source.ts';

/** The pages that could not be rendered: due at every look until they are, whatever the tables say by then. */
export type FailedPages = {
  paths(): string[];
  /** It was rendered, or is gone. */
  settle(path: string): void;
  add(unit: PublishUnit, error: unknown, input: DrawnFrom['input'] | undefined): Promise<void>;
};

export function failedPages(troubles: PageFailures | undefined): FailedPages {
  const reasons = new Map<string, string>();
  return {
    paths: () => [...reasons.keys()],
    settle: (path) => void reasons.delete(path),
    async add(unit, error, input) {
      const { path } = unit;
      const why = String(error);
      // It is tried again and again: told once, until it fails for another reason.
      if (reasons.get(path) !== why) {
        log.error('page not published', { path, ...describeError(error) });
        await troubles?.failed(unit, error, input);
      }
      reasons.set(path, why);
    },
  };
}
