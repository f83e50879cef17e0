import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { contentOf } from '../../engine/content-of.ts';
import { presentVersion } from '../../store/versions.ts';
import { savedFileField } from '../load/load-page.tsx';
import { loadMessages } from '../load/messages/messages.ts';
import { readSaved } from '../load/read-saved.ts';
import type { Place } from '../place.ts';
import { savedFile, savedFileName } from '../saved-answers.ts';
import { clearDraftCookie, setDraftCookie } from './draft-cookie.ts';
import { allowanceForDraft } from './draft-limit.ts';
import { type Asked, renderJourney, renderTooMany } from './render-journey.ts';

const loading: Place = { at: 'load' };

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
  const load = loadMessages(locale);
  const file = sent.get(savedFileField);
  if (!(file instanceof File) || file.size === 0) {
    return renderJourney(asked, { place: loading, problem: load.missing, status: 422 });
  }
  const loaded = readSaved(await described(asked), await file.text(), facts);
  if (!loaded) return renderJourney(asked, { place: loading, problem: load.refused, status: 422 });
  const allowance = await allowanceForDraft(senderAddress(c));
  if (!allowance.isAllowed) return renderTooMany(asked, { place: loading }, allowance);
  await setDraftCookie(c, asked.place, loaded.answers);
  return renderJourney({ ...asked, draft: loaded.answers }, { place: loading, loaded: loaded.changes });
}

export async function forgetAnswers({ c, place }: Asked): Promise<Response> {
  await clearDraftCookie(c, place);
  return c.redirect(place.base, 303);
}

async function described({ place: { tool, locale } }: Asked) {
  const { questionnaire } = tool;
  const version = await presentVersion(questionnaire.key);
  return { questionnaire, content: contentOf(version, locale), version: version.number };
}
