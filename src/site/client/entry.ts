import { startDialogs } from '#ui/dialog/dialog.ts';
import { startIslands } from '#ui/island/start-islands.ts';
import { startFirstPage } from './first-page.ts';
import { startLanguageSwitch } from './language-switch.ts';
import { startMeasuring } from './measuring.ts';
import { startShell } from './shell.ts';
import { startSpeculation } from './speculation.ts';

/** The one script of a page that no one has touched yet; it is in the page itself. */
startShell();
startDialogs();
// A page that is rendered ahead, and perhaps for no one, fetches nothing.
if (document.prerendering) document.addEventListener('prerenderingchange', startForVisitor, { once: true });
else startForVisitor();

function startForVisitor(): void {
  startIslands();
  startFirstPage();
  startLanguageSwitch();
  startSpeculation();
  startMeasuring();
}
