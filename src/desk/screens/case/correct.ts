import { correctCase } from '#cases/act-on-case.ts';
import { readCase } from '#cases/read-case.ts';
import { sentencesOf } from '#forms/messages/messages.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { validateCorrection } from '#privacy/own-page/validate-correction.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { DeskCall } from '../desk-route.ts';
import { returnPath } from '../return-path.ts';
import { actorOf, seenIn } from './act.ts';
import { renderCase } from './case-page.tsx';
import { correctableFieldsOf } from './correctable-fields.ts';
import { refusals } from './refusals.ts';

/**
 * `POST /desk/cases/:id`, of the kind `correct`: a name, a number or an address as it should be, checked as the form that
 * asked for it would. A refusal is shown at its field, which keeps what was typed.
 */
export async function correct(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const id = recordIdOf(c.req.param('id'));
  const of = await readCase(id);
  if (!of) return renderCase(call, {});
  const answer = correctableFieldsOf(of).find(({ field }) => field === input.field);
  if (!answer) return renderCase(call, { said: 'unclear', status: 422 });
  const { field, asked: text } = answer;
  const again = (problem: string, status: number, seen?: string) =>
    renderCase(call, { correction: { field, right: input.right ?? '', problem, seen }, status });

  const validated = validateCorrection({ variant: of.variant, field }, input.right ?? '');
  if ('problem' in validated)
    return again(sentencesOf({ [field]: validated.problem }, defaultLocale)[field] ?? '', 422, input.seen);
  const outcome = await correctCase(
    id,
    { kind: 'correct', field, right: validated.value, text },
    actorOf(staff),
    seenIn(input),
  );
  if (!outcome.done) return again(refusals[outcome.refusal], 409);
  return c.redirect(returnPath(undefined, `/desk/cases/${id}`, { said: 'did-correct', about: id }), 303);
}
