import type { Endpoint, PayloadRequest } from 'payload';
import { may } from '#content/access/duties.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { actorOfRequest } from '#desk/audit/audit-hooks.ts';
import { advanceRequest } from '#privacy/requests/advance-request.ts';
import { type Step, stepRules, steps } from '#privacy/requests/request.ts';

/** `POST /cmsapi/api/privacy-steps/:id/:step`, its body `{ words }`: takes a privacy request one step on. */
export const privacyStepsEndpoint: Endpoint = {
  path: '/privacy-steps/:id/:step',
  method: 'post',
  handler: async (req) => {
    const step = steps.find((each) => each === req.routeParams?.step);
    const id = Number(req.routeParams?.id);
    if (!mayTake(req, step)) return answer('Not allowed.', 403);
    if (!step || !Number.isSafeInteger(id)) return answer('There is no such request.', 404);
    const userId = Number(req.user?.id);
    const { privacy } = await readSettings();
    const words = await wordsOf(req);
    const by = actorOfRequest(req);
    const taken = await advanceRequest(allPersonalData, {
      id,
      step,
      words,
      userId,
      by,
      heldBack: privacy.heldBack,
    });
    return taken.isTaken ? answer('It is done.', 200) : answer(taken.why, 409);
  },
};

function mayTake({ user }: PayloadRequest, step: Step | undefined): boolean {
  return may(user, (step && stepRules[step].duty) ?? 'settle-requests');
}

async function wordsOf(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => undefined);
  const words = (body as { words?: unknown } | undefined)?.words;
  return typeof words === 'string' ? words : '';
}

function answer(message: string, status: number): Response {
  return Response.json({ message }, { status });
}
