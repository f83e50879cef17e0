import { drawExample } from './draw-example.ts';
import { type LoadTemplates, setExampleDrawing, setMailTemplates } from './templates.ts';

/** Each process that sends mails or shows them says once where the templates of all rooms are. */
export function nameMailTemplates(load: LoadTemplates): void {
  setMailTemplates(load);
  setExampleDrawing(drawExample);
}
