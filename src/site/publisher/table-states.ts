import type { TableStates } from './publish-source.ts';

/** Changes known since the last look. */
type Changed = { tables: Set<string>; isAll: boolean; isNewDay: boolean };
export const noChange = (): Changed => ({ tables: new Set(), isAll: false, isNewDay: false });

/** The tables whose state differs. */
export function tablesBetween(before: TableStates, after: TableStates): Set<string> {
  return new Set(Object.keys(after).filter((table) => before[table] !== after[table]));
}

/** The states of some tables. */
export function statesOf(tables: ReadonlySet<string>, states: TableStates): TableStates {
  return Object.fromEntries(Object.entries(states).filter(([table]) => tables.has(table)));
}
