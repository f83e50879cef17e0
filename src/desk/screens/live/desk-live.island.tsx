import type { StartIsland } from '#ui/island/island-module.ts';
import { focusRefusedField } from './in-browser/focus-refused-field.ts';
import { holdWhileBusy } from './in-browser/hold.ts';
import { keepUpToDate } from './in-browser/keep-up-to-date.ts';
import { preserveInput } from './in-browser/preserve-input.ts';
import { startShortcuts } from './in-browser/start-shortcuts.ts';

export type DeskLiveProps = {
  /** Whether the page has parts that change while it is open, and the reader may see them. */
  isLive: boolean;
  /** When the page was rendered, by the server's clock. */
  drawnAt: number;
};

/** The desk's script in a browser: its keys, typed text that is kept, and pages that stay true while they are open. */
export const start: StartIsland<DeskLiveProps> = (_element, { isLive, drawnAt }) => {
  startShortcuts();
  preserveInput();
  focusRefusedField();
  if (isLive && document.querySelector('main [data-live]')) {
    holdWhileBusy();
    keepUpToDate(drawnAt);
  }
  return {};
};
