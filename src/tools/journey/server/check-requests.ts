import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { judgeAnswers } from '../../engine/judge-answers.ts';
import { firstOpenPage } from '../../engine/path.ts';
import { makeResult } from '../../result/make-result.ts';
import { allowanceForResult } from '../../result/result-limit.ts';
import { presentVersion } from '../../store/versions.ts';
import { addressOf, type Place } from '../place.ts';
import { pageOfQuestion } from '../questions-on.ts';
import { type Asked, drawJourney } from './draw-journey.ts';

const place: Place = { at: 'check' };

/** The list was sent without a script: the result is made of the draft. */
export async function takeCheck(asked: Asked): Promise<Response> {
  const { c, draft = {}, facts } = asked;
  const { tool, base, locale, isPartner } = asked.place;
  const open = firstOpenPage(tool.questionnaire, draft);
  // A caller may leave out what can be declined; on our pages a visitor has been asked and says so.
  if (open) return c.redirect(addressOf(base, { at: 'question', page: open.key, isChange: true }), 303);
  const judged = judgeAnswers(tool.questionnaire, draft, facts);
  if (!judged.ok) {
    const page = pageOfQuestion(tool.questionnaire, Object.keys(judged.problems)[0] ?? '');
    if (!page) return drawJourney(asked, { place, status: 422 });
    return c.redirect(addressOf(base, { at: 'question', page, isChange: true }), 303);
  }
  const { isAllowed, retryAfterSeconds } = await allowanceForResult(senderAddress(c));
  if (!isAllowed) {
    c.header('Retry-After', String(retryAfterSeconds));
    return drawJourney(asked, { place, problem: answerMessages(locale).refusals['too-many'], status: 429 });
  }
  const version = await presentVersion(tool.questionnaire.key);
  const made = await makeResult(tool, { answers: judged.answers, version, locale, isPartner });
  return c.redirect(made.path, 303);
}
