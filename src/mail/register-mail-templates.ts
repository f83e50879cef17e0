import { renderExample } from './render-example.ts';
import { type LoadTemplates, setExampleRenderer, setMailTemplates } from './templates.ts';

/** Each process that sends mails or shows them says once where the templates of all rooms are. */
export function registerMailTemplates(load: LoadTemplates): void {
  setMailTemplates(load);
  setExampleRenderer(renderExample);
}
