import type { StartIsland } from '#ui/island/island-module.ts';
import { goOnWhereRefused } from './in-browser/go-on-where-refused.ts';
import { holdWhileBusy } from './in-browser/hold.ts';
import { keepTyped } from './in-browser/keep-typed.ts';
import { keepUpToDate } from './in-browser/keep-up-to-date.ts';
import { startKeys } from './in-browser/start-keys.ts';

export type DeskLiveProps = {
  /** Is there anything that changes by itself, and may they see it? */
  isLive: boolean;
  /** When the page was drawn, by the server's clock. */
  drawnAt: number;
};

/** What the desk does by itself in a browser: its keys, what was typed, and pages that stay true while they stand open. */
export const start: StartIsland<DeskLiveProps> = (_element, { isLive, drawnAt }) => {
  startKeys();
  keepTyped();
  goOnWhereRefused();
  if (isLive && document.querySelector('main [data-live]')) {
    holdWhileBusy();
    keepUpToDate(drawnAt);
  }
  return {};
};
