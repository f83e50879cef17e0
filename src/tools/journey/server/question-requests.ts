import { type FormValues, fieldOf } from '#forms/form.ts';
import { validateField } from '#forms/validate.ts';
import { pagesOf, pageWith } from '../../engine/path.ts';
import { validatePage } from '../../engine/validate-answers.ts';
import { countProgress } from '../../store/progress.ts';
import { presentVersion } from '../../store/versions.ts';
import { placeAfter, placeToGoOn } from '../next-place.ts';
import { addressOf, type Place } from '../place.ts';
import { questionsOn, wholePage } from '../questions-on.ts';
import { setDraftCookie } from './draft-cookie.ts';
import { type Asked, renderJourney } from './render-journey.ts';

type QuestionPlace = Extract<Place, { at: 'question' }>;

/**
 * A page of questions. Without a draft, whether it applies is for the browser to say, which may have the answers; the
 * address may choose an answer beforehand, as pages for one kind of business do.
 */
export function showQuestions(asked: Asked, place: QuestionPlace): Promise<Response> | Response {
  const { c, draft } = asked;
  const { tool, base } = asked.place;
  const { questionnaire } = tool;
  if (draft && !pageWith(pagesOf(questionnaire, draft), place.page)) {
    return c.redirect(addressOf(base, placeToGoOn(questionnaire, draft)), 302);
  }
  return renderJourney(asked, { place, typing: chosenBeforehand(asked, place.page) });
}

function chosenBeforehand({ c, place, facts }: Asked, page: string): FormValues {
  const { questionnaire } = place.tool;
  const chosen = wholePage(questionnaire, page).flatMap((name) => {
    const field = fieldOf(questionnaire, name);
    const validated = field && validateField(field, c.req.query(name), { facts, isRequired: false });
    return validated && 'value' in validated && validated.value ? [[name, validated.value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** A page sent without a script: validated, kept, and answered by the address of what comes next, so that Back works. */
export async function takeQuestions(
  asked: Asked,
  place: QuestionPlace,
  typing: FormValues,
): Promise<Response> {
  const { c, draft = {}, facts } = asked;
  const { tool, base } = asked.place;
  const { questionnaire } = tool;
  const { page, isChange } = place;
  // Questions that these answers open were not on the page to be answered: they are asked next.
  const wereThere = questionsOn(questionnaire, page, draft);
  const questions = questionsOn(questionnaire, page, { ...draft, ...typing }).filter(
    (name) => wereThere.includes(name) || typing[name],
  );
  const validated = validatePage(questionnaire, { questions, input: typing, facts });
  if (!validated.ok)
    return renderJourney(asked, { place, typing, problems: validated.problems, status: 422 });

  const answers = { ...draft, ...validated.answers };
  await setDraftCookie(c, asked.place, answers);
  if (draft[page] === undefined) {
    const { key } = questionnaire;
    const { number: version } = await presentVersion(key);
    await countProgress({ questionnaire: key, version, page });
  }
  const next = placeAfter(questionnaire, { page, asked: questions, answers, isChange });
  return c.redirect(addressOf(base, next), 303);
}
