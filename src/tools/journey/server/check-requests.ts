import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { firstOpenPage } from '../../engine/path.ts';
import { validateAnswers } from '../../engine/validate-answers.ts';
import { makeResult } from '../../result/make-result.ts';
import { allowanceForResult } from '../../result/result-limit.ts';
import { presentVersion } from '../../store/versions.ts';
import { addressOf, type Place } from '../place.ts';
import { pageOfQuestion } from '../questions-on.ts';
import { type Asked, renderJourney, renderTooMany } from './render-journey.ts';

const place: Place = { at: 'check' };

/** The list was sent without a script: the result is made of the draft. */
export async function takeCheck(asked: Asked): Promise<Response> {
  const { c, draft = {}, facts } = asked;
  const { tool, base, locale, isPartner } = asked.place;
  const open = firstOpenPage(tool.questionnaire, draft);
  // A caller may leave out what can be declined; on our pages a visitor has been asked and says so.
  if (open) return c.redirect(addressOf(base, { at: 'question', page: open.key, isChange: true }), 303);
  const validated = validateAnswers(tool.questionnaire, draft, facts);
  if (!validated.ok) {
    const page = pageOfQuestion(tool.questionnaire, Object.keys(validated.problems)[0] ?? '');
    if (!page) return renderJourney(asked, { place, status: 422 });
    return c.redirect(addressOf(base, { at: 'question', page, isChange: true }), 303);
  }
  const allowance = await allowanceForResult(senderAddress(c));
  if (!allowance.isAllowed) return renderTooMany(asked, { place }, allowance);
  const version = await presentVersion(tool.questionnaire.key);
  const made = await makeResult(tool, { answers: validated.answers, version, locale, isPartner });
  return c.redirect(made.path, 303);
}
