import type { ServerFunctionClientArgs } from 'payload';

/**
 * The functions that the panel's screens call by POST to their own address. Anyone who calls is logged in
 * (`main/staff/access-guard.ts`), and each asks for the caller's rights; the rest of the vendor's list serves what this
 * project has switched off: folders, and publishing on a day by the vendor's jobs.
 */
const functionsOfPanel: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
]);

/** @throws Error if no screen of the panel calls it */
export function refuseOtherServerFunctions({ name }: ServerFunctionClientArgs): void {
  if (!functionsOfPanel.has(name)) throw new Error('The panel has no such function.');
}
