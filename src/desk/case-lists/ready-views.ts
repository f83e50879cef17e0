import type { CaseFilter, CaseOrder } from './case-filter.ts';

/** Lists that someone asks for every day, each with an address of its own. */
export type ReadyView = { label: string; filter: CaseFilter; order?: CaseOrder; forWorkers?: true };

export const readyViews: readonly ReadyView[] = [
  { label: 'Mine, still open', filter: { state: 'open', who: 'me' }, order: 'due', forWorkers: true },
  { label: 'Nobody has them', filter: { state: 'open', who: 'nobody' }, order: 'due' },
  { label: 'Late', filter: { late: 'yes' }, order: 'due' },
  { label: 'Asked for Hindi', filter: { state: 'open', language: 'Hindi' } },
  { label: 'Resting', filter: { state: 'resting' } },
  { label: 'Closed this week', filter: { closed: 'week' } },
];
