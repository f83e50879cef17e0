import type { StartIsland } from '#ui/island/island-module.ts';
import { focusRefusedField } from './in-browser/focus-refused-field.ts';
import { holdWhileBusy } from './in-browser/hold.ts';
import { keepUpToDate } from './in-browser/keep-up-to-date.ts';
import { preserveInput } from './in-browser/preserve-input.ts';
import { startShortcuts } from './in-browser/start-shortcuts.ts';

export type DeskLiveProps = {
  /** Is there anything that changes by itself, and may they see it? */
  isLive: boolean;
  /** When the page was rendered, by the server's clock. */
  drawnAt: number;
};

/** What the desk does by itself in a browser: its keys, what was typed, and pages that stay true while they are open. */
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
