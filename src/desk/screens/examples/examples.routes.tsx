import { loadExamples, removeExamples } from '#content/examples/example-set.ts';
import { listExamples } from '#content/examples/list-examples.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { type ExamplesFlash, ExamplesPage } from './examples-page.tsx';

const duty = 'write-content';
const place = 'words';

/** The example set of people, insurers, offices and reviews: what is loaded, and a button each to load and remove it. */
export const examplesRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/examples', duty, answer: showExamples },
  { method: 'post', path: '/examples/load', duty, answer: load },
  { method: 'post', path: '/examples/remove', duty, answer: remove },
];

async function showExamples({ c, draw }: DeskCall): Promise<Response> {
  const body = <ExamplesPage examples={await listExamples()} said={c.req.query('said')} />;
  return draw({ title: 'Examples', place, body });
}

async function load({ c, staff }: DeskCall): Promise<Response> {
  return answered(c, await loadExamples(actorOf(staff, originOf(c))));
}

async function remove({ c, staff }: DeskCall): Promise<Response> {
  const removed = await removeExamples(actorOf(staff, originOf(c)));
  if (typeof removed === 'string') return answered(c, removed);
  return answered(c, removed.drafted + removed.kept > 0 ? 'removed-but-changed' : 'removed');
}

function answered(c: DeskCall['c'], said: ExamplesFlash): Response {
  return c.redirect(`/desk/examples?said=${said}`, 303);
}
