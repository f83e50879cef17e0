import { colleagues } from '#cases/colleagues.ts';
import { openByHand } from '#cases/open-by-hand.ts';
import { caseWithReference } from '#cases/read-case.ts';
import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { submit } from '#enquiry/submit/submit.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { DeskCall } from '../desk-route.ts';
import { idempotencyOf } from '../enter-once.ts';
import { returnPath } from '../return-path.ts';
import { byHandSources, maxNoteLength } from './by-hand-fields.ts';
import { renderByHand } from './render-by-hand.tsx';
import { spokenIn } from './spoken.ts';

/**
 * `POST /desk/cases/new`: someone rang, or came in. It goes the way of every form, without a captcha, since who sends
 * it is known; what they allowed is kept as heard by that person.
 */
export async function enterByHand(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const validated = validate(byHandForm, input, await formFacts(dateInIndia()));
  const problems: Problems = { ...validated.problems, ...problemsBeside(input) };
  const name = byHandSources.find((source) => source === input.source);
  if (!name || Object.keys(problems).length > 0) return renderByHand(call, { problems, status: 422 });
  const spoken = spokenIn(input);
  const to = (await colleagues()).find(({ id }) => String(id) === input.to);
  const outcome = await submit(byHandForm, input, {
    name,
    address: `staff ${staff.id}`,
    locale: localeOf({ locale: spoken }),
    idempotency: idempotencyOf('by-hand', input),
    byHand: {
      by: { id: staff.id, name: staff.name },
      to: to && { id: to.id, name: to.name },
      note: (input.note ?? '').trim(),
      openCase: openByHand,
      spoken,
      wantsMail: input.wants_mail === 'on',
    },
    prove: async () => ({ isGiven: true, captcha: 'none' }),
  });
  if (outcome.kind === 'wrong') return renderByHand(call, { problems: outcome.problems, status: 422 });
  if (outcome.kind === 'refused' || outcome.saved.isKnown)
    return renderByHand(call, { isRefused: true, status: 409 });
  const id = await caseWithReference(outcome.saved.reference);
  return c.redirect(returnPath(undefined, `/desk/cases/${id}`, { said: 'did-enter' }), 303);
}

/** Checks the fields that the desk asks for besides the form's own. */
function problemsBeside({ source, note = '' }: DeskCall['input']): Problems {
  return {
    ...(byHandSources.some((known) => known === source) ? {} : { source: { code: 'required' } }),
    ...(note.trim().length > maxNoteLength ? { note: { code: 'too-long', limit: maxNoteLength } } : {}),
  };
}
