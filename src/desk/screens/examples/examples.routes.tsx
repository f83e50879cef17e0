import type { AuditActor } from '#content/audit/audit-log.ts';
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
  { method: 'post', path: '/examples', duty, answer: act },
];

async function showExamples({ c, draw }: DeskCall): Promise<Response> {
  const body = <ExamplesPage examples={await listExamples()} said={c.req.query('said')} />;
  return draw({ title: 'Examples', place, body });
}

async function act({ c, staff, input }: DeskCall): Promise<Response> {
  const said = await outcomeOf(input.do, actorOf(staff, originOf(c)));
  return c.redirect(`/desk/examples${said ? `?said=${said}` : ''}`, 303);
}

/** @param what the button that was pressed */
async function outcomeOf(what: string | undefined, by: AuditActor): Promise<ExamplesFlash | undefined> {
  if (what === 'load') return loadExamples(by);
  if (what !== 'remove') return undefined;
  const removed = await removeExamples(by);
  if (typeof removed === 'string') return removed;
  return removed.drafted + removed.kept > 0 ? 'removed-but-changed' : 'removed';
}
