import { startCallBack } from './call-back-trigger.ts';
import { startShell } from './shell.ts';

/** The one script of a page that nobody has touched yet. */
startShell();
startCallBack();
