import type { CaseFacts, CaseWork } from './case-facts.ts';

export type CallPanelProps = {
  facts: CaseFacts;
  work: CaseWork;
  /** Values that were typed into it and refused. */
  typed: Readonly<Record<string, string>>;
  /** Why it was refused. */
  said?: string | undefined;
};
