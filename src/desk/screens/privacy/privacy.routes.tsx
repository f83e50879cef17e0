import { may } from '#content/access/duties.ts';
import { recordAudit } from '#content/audit/audit-log.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { database } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { readNominee } from '#privacy/own-page/nominate.ts';
import { advanceRequest } from '#privacy/requests/advance-request.ts';
import {
  auditAbout,
  dutyOf,
  isSettled,
  proofs,
  type Step,
  steps,
  stepsOpen,
} from '#privacy/requests/request.ts';
import { allPersonalData } from '../../all-personal-data.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { readHeld } from '../../privacy-requests/read-held.ts';
import { openRequests, readRequest, settledRequests } from '../../privacy-requests/read-requests.ts';
import type { DeskCall, DeskRoute, StaffRoute } from '../desk-route.ts';
import { copyFile } from './copy-file.tsx';
import { enterRoutes } from './enter.routes.tsx';
import { RequestsPage } from './requests-page.tsx';
import { noSuchRequest, showRequest } from './show-request.tsx';
import { type ShownStep, StepPage, shownSteps } from './step-page.tsx';

/** Privacy requests: the list, a page for each, and their steps. A step has its own duty. */
export const privacyRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/privacy', duty: 'read-cases', answer: list },
  // Before the pages of requests: `new` is not a request's number.
  ...enterRoutes,
  { method: 'get', path: '/privacy/:id', duty: 'read-cases', answer: (call) => showRequest(call) },
  { method: 'post', path: '/privacy/:id/file', duty: 'settle-requests', answer: download },
  ...shownSteps.map(
    (step): StaffRoute => ({
      method: 'get',
      path: `/privacy/:id/${step}`,
      duty: dutyOf(step),
      answer: (call) => showStep(call, step),
    }),
  ),
  ...steps.map(
    (step): StaffRoute => ({
      method: 'post',
      path: `/privacy/:id/${step}`,
      duty: dutyOf(step),
      answer: (call) => advance(call, step),
    }),
  ),
];

async function list({ c, staff, draw }: DeskCall): Promise<Response> {
  const page = Math.min(recordIdOf(c.req.query('page')), 1000);
  const [open, settled, { privacy }] = await Promise.all([
    openRequests(),
    settledRequests(page),
    readSettings(),
  ]);
  const maySettle = may(staff, 'settle-requests');
  const { answerDays } = privacy;
  return draw({
    title: 'Privacy requests',
    place: 'privacy',
    body: <RequestsPage {...{ open, settled, page, answerDays, maySettle, now: new Date() }} />,
  });
}

async function showStep(call: DeskCall, step: ShownStep, problem?: string): Promise<Response> {
  const { c, draw } = call;
  const request = await readRequest(recordIdOf(c.req.param('id')));
  if (!request) return noSuchRequest(draw);
  // Taken by now, by a colleague or in another window.
  if (!stepsOpen(request).includes(step)) return c.redirect(`/desk/privacy/${request.id}`, 303);
  return draw({
    title: `Privacy request ${request.reference}`,
    place: 'privacy',
    status: problem ? 422 : 200,
    body: <StepPage {...{ step, request, held: await readHeld(request), problem }} />,
  });
}

async function advance(call: DeskCall, step: Step): Promise<Response> {
  const { c, staff, input } = call;
  const id = recordIdOf(c.req.param('id'));
  const proof = proofs.find((each) => each === input.proof);
  if (step === 'confirm' && !proof)
    return showRequest(call, { step, why: 'Please choose how you know that it is them.', typed: input });
  const { privacy } = await readSettings();
  const taken = await advanceRequest(allPersonalData, {
    id,
    step,
    words: input.words ?? '',
    userId: staff.id,
    by: actorOf(staff, originOf(c)),
    heldBack: privacy.heldBack,
    proof,
    chosen: Object.keys(input).filter((key) => input[key] === 'on'),
    nominee: readNominee(input),
  });
  if (taken.isTaken) return c.redirect(`/desk/privacy/${id}?said=${step}`, 303);
  const shown = shownSteps.find((each) => each === step);
  const request = shown && (await readRequest(id));
  if (request && stepsOpen(request).includes(shown)) return showStep(call, shown, taken.why);
  return showRequest(call, { step, why: taken.why, typed: input });
}

/** The copy for the person, once they are identified and until it is settled; who made it is in the audit log. */
async function download({ c, staff, input, draw }: DeskCall): Promise<Response> {
  const request = await readRequest(recordIdOf(c.req.param('id')));
  if (!request || request.state === 'asked' || isSettled(request.state)) return noSuchRequest(draw);
  const { gathered } = await readHeld(request);
  const by = actorOf(staff, originOf(c));
  await recordAudit(database(), { kind: 'person-copied', by, about: auditAbout(request) });
  return copyFile(input.as === 'json' ? 'json' : 'page', { gathered, ...request });
}
