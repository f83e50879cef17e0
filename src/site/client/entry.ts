import { startCallBack } from './call-back-trigger.ts';
import { startFont } from './font.ts';
import { startShell } from './shell.ts';

/** The one script of a page that nobody has touched yet; it stands in the page itself. */
startShell();
startCallBack();
startFont();
