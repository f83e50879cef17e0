import { startDialogs } from '#ui/dialog/dialog.ts';
import { startIslands } from '#ui/island/start-islands.ts';
import { startFirstPage } from './first-page.ts';
import { startShell } from './shell.ts';
import { startSpeculation } from './speculation.ts';

/** The one script of a page that nobody has touched yet; it stands in the page itself. */
startShell();
startDialogs();
// A page that is drawn ahead, and perhaps for nobody, fetches nothing.
if (document.prerendering) document.addEventListener('prerenderingchange', startForVisitor, { once: true });
else startForVisitor();

function startForVisitor(): void {
  startIslands();
  startFirstPage();
  startSpeculation();
}
