import { sharedState } from './shared-state.ts';

/**
 * An instance is two processes where it has a staff side: `site` answers visitors and does what comes after an answer,
 * `staff` answers anyone who works here, and shares nothing with the other but the database and the data folder.
 */
export type ProcessPart = 'site' | 'staff';

const state = () => sharedState<{ part: ProcessPart }>('process-part', () => ({ part: 'site' }));

/** Said once, before anything else of the process begins. */
export function setProcessPart(part: ProcessPart): void {
  state().part = part;
}

export function processPart(): ProcessPart {
  return state().part;
}
