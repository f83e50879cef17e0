import { startDialogs } from '#ui/dialog/dialog.ts';
import { startIslands } from '#ui/island/start-islands.ts';
import { startFirstPage } from './first-page.ts';
import { startShell } from './shell.ts';

/** The one script of a page that nobody has touched yet; it stands in the page itself. */
startShell();
startDialogs();
startIslands();
startFirstPage();
