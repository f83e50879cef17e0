import { Hono } from 'hono';
import { deskRoutes } from '#desk/screens/desk-routes.ts';
import type { OwnDocuments } from '#site/open-documents.ts';
import { compressRendered } from '../compress-rendered.ts';
import { refuseSpeculation } from '../refuse-speculation.ts';
import { answerScreenFile, filesOfEveryScreen, screenFiles } from './screen-files.ts';

/** Answers on the staff side, besides the content service's screens: the desk, and the files of those screens. */
export function staffApp(documents: OwnDocuments): Hono {
  const app = new Hono();
  app.get(screenFiles, answerScreenFile);
  app.use(refuseSpeculation);
  app.use(compressRendered);
  app.route('/desk', deskRoutes(documents, filesOfEveryScreen()));
  return app;
}
