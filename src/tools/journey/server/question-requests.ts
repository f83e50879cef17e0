import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import type { FormValues } from '#forms/form.ts';
import { pagesOf, pageWith } from '../../engine/path.ts';
import { validatePage } from '../../engine/validate-answers.ts';
import { countProgress } from '../../store/progress.ts';
import { presentVersion } from '../../store/versions.ts';
import { answersIn, bringing, firstPage } from '../given-answers.ts';
import { placeAfter, placeToGoOn } from '../next-place.ts';
import { addressOf, type Place } from '../place.ts';
import { questionsOn, wholePage } from '../questions-on.ts';
import { setDraftCookie } from './draft-cookie.ts';
import { allowanceForDraft } from './draft-limit.ts';
import { type Asked, renderJourney, renderTooMany } from './render-journey.ts';

type QuestionPlace = Extract<Place, { at: 'question' }>;

/**
 * A page of questions. Without a draft, whether it applies is for the browser to say, which may have the answers; the
 * address may choose an answer beforehand, as pages for one kind of business do.
 */
export function showQuestions(asked: Asked, place: QuestionPlace): Promise<Response> | Response {
  const { c, draft, given, facts } = asked;
  const { tool, base } = asked.place;
  const { questionnaire } = tool;
  const known = { ...draft, ...given };
  const isKnown = draft !== undefined || given !== undefined;
  if (isKnown && !pageWith(pagesOf(questionnaire, known), place.page)) {
    return c.redirect(bringing(addressOf(base, placeToGoOn(questionnaire, known)), given), 302);
  }
  const chosen = answersIn(
    questionnaire,
    wholePage(questionnaire, place.page),
    (name) => c.req.query(name),
    facts,
  );
  return renderJourney(asked, { place, typing: chosen });
}

/** A page sent without a script: validated, kept, and answered by the address of what comes next, so that Back works. */
export async function takeQuestions(
  asked: Asked,
  place: QuestionPlace,
  typing: FormValues,
): Promise<Response> {
  const { c, given, facts } = asked;
  const { tool, base } = asked.place;
  const { questionnaire } = tool;
  const { page, isChange } = place;
  const draft = { ...asked.draft, ...given };
  // Questions that these answers open were not on the page to be answered: they are asked next.
  const wereThere = questionsOn(questionnaire, page, draft);
  const questions = questionsOn(questionnaire, page, { ...draft, ...typing }).filter(
    (name) => wereThere.includes(name) || typing[name],
  );
  const validated = validatePage(questionnaire, { questions, input: typing, facts });
  if (!validated.ok)
    return renderJourney(asked, { place, typing, problems: validated.problems, status: 422 });

  const allowance = await allowanceForDraft(senderAddress(c));
  if (!allowance.isAllowed) return renderTooMany(asked, { place, typing }, allowance);
  const answers = { ...draft, ...validated.answers };
  await setDraftCookie(c, asked.place, answers);
  if (draft[page] === undefined) {
    const { key } = questionnaire;
    const { number: version } = await presentVersion(key);
    const reached = given ? [firstPage(questionnaire), page] : [page];
    for (const each of reached) await countProgress({ questionnaire: key, version, page: each });
  }
  const next = placeAfter(questionnaire, { page, asked: questions, answers, isChange });
  return c.redirect(addressOf(base, next), 303);
}
