/**
 * Which draft on the server is this visitor's, where no script keeps the answers in the browser. The cookie is sent
 * to the pages of its journey alone.
 */

import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { FormValues } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { env } from '#platform/env.ts';
import { deleteCookieInEachLanguage, setCookieInEachLanguage } from '#ui/language/cookie-in-each-language.ts';
import { deleteDraft, readDraft, writeDraft } from '../../store/drafts.ts';
import type { ToolPlace } from '../../tool-place.ts';
import { stillValid } from '../saved-answers.ts';

const lifetimeSeconds = 24 * 60 * 60;

/** The answers that the questions still take; nothing where there is no draft, or its time is over. */
export async function draftOf(
  c: Context,
  { tool }: ToolPlace,
  facts: FormFacts,
): Promise<FormValues | undefined> {
  const { questionnaire } = tool;
  const id = getCookie(c, cookieName(questionnaire.key));
  const draft = id && (await readDraft(id, questionnaire.key));
  return draft ? stillValid(questionnaire, draft, facts).answers : undefined;
}

export async function setDraftCookie(
  c: Context,
  { tool, base }: ToolPlace,
  answers: FormValues,
): Promise<void> {
  const { key } = tool.questionnaire;
  const id = await writeDraft({ id: getCookie(c, cookieName(key)), questionnaire: key, answers });
  const secure = env().siteUrl.startsWith('https:');
  const lasting = { httpOnly: true, sameSite: 'Lax', maxAge: lifetimeSeconds, secure } as const;
  setCookieInEachLanguage(c, cookieName(key), id, { ...lasting, path: base });
}

export async function clearDraftCookie(c: Context, { tool, base }: ToolPlace): Promise<void> {
  const name = cookieName(tool.questionnaire.key);
  const id = getCookie(c, name);
  if (id) await deleteDraft(id);
  deleteCookieInEachLanguage(c, name, { path: base });
}

function cookieName(key: string): string {
  return `draft-${key}`;
}
