import { contentOf } from '../../engine/content-of.ts';
import { presentVersion } from '../../store/versions.ts';
import { savedFileField } from '../draw/load-page.tsx';
import { journeyMessages } from '../messages/messages.ts';
import type { Place } from '../place.ts';
import { readSaved, savedFile, savedFileName } from '../saved-answers.ts';
import { problemOfSender } from './check-sender.ts';
import { dropDraft, keepDraft } from './draft-cookie.ts';
import { type Asked, drawJourney } from './draw-journey.ts';

const place: Place = { at: 'load' };

/** The draft as a file to keep. */
export async function downloadDraft(asked: Asked): Promise<Response> {
  const { c, draft = {} } = asked;
  const { questionnaire } = asked.place.tool;
  const now = new Date();
  const file = savedFile(await described(asked), draft, now);
  c.header('Content-Disposition', `attachment; filename="${savedFileName(questionnaire, now)}"`);
  c.header('Cache-Control', 'no-store');
  return c.json(file);
}

/** A saved file, sent without a script: it becomes the draft, and what has changed since is said. */
export async function takeFile(asked: Asked, sent: FormData): Promise<Response> {
  const { c, facts } = asked;
  const { locale } = asked.place;
  const { load } = journeyMessages(locale);
  const problem = problemOfSender(c, sent.get('csrfToken'), locale);
  if (problem) return drawJourney(asked, { place, problem, status: 403 });

  const file = sent.get(savedFileField);
  if (!(file instanceof File) || file.size === 0) {
    return drawJourney(asked, { place, problem: load.missing, status: 422 });
  }
  const loaded = readSaved(await described(asked), await file.text(), facts);
  if (!loaded) return drawJourney(asked, { place, problem: load.refused, status: 422 });
  await keepDraft(c, asked.place, loaded.answers);
  return drawJourney({ ...asked, draft: loaded.answers }, { place, loaded: loaded.changes });
}

export async function forgetAnswers(asked: Asked, sent: FormData): Promise<Response> {
  const { c, place: toolPlace } = asked;
  const problem = problemOfSender(c, sent.get('csrfToken'), toolPlace.locale);
  if (problem) return drawJourney(asked, { place, problem, status: 403 });
  await dropDraft(c, toolPlace);
  return c.redirect(toolPlace.base, 303);
}

async function described({ place: { tool, locale } }: Asked) {
  const { questionnaire } = tool;
  const version = await presentVersion(questionnaire.key);
  return { questionnaire, content: contentOf(version, locale), version: version.number };
}
