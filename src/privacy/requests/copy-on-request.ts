import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { env } from '#platform/env.ts';
import { pathIn } from '#ui/language/paths.ts';
import { createAccessToken } from '../access/access-tokens.ts';
import { linkMailKey } from '../mails/mail-keys.ts';
import { privacyMessages } from '../messages/messages.ts';
import { privacyPaths } from '../own-page/paths.ts';
import type { OpenRequest } from './open-request.ts';
import { settleRequest } from './settle-request.ts';
import { StepNotPossible } from './step-not-possible.ts';

/**
 * Sends a person the copy of their data: a link to their own page, since mail lies open on the way, and the answer,
 * which explains how to get another link when that one is over.
 */
export async function copyOnRequest(
  client: pg.ClientBase,
  request: OpenRequest,
  userId: number,
): Promise<void> {
  const { email, locale } = request;
  if (!email) throw new StepNotPossible('No e-mail address is known: download the copy and hand it over.');
  const key = await createAccessToken(client, 'link', email.toLowerCase());
  const { siteUrl } = env();
  const link = `${siteUrl}${pathIn(locale, `${privacyPaths.open}/${key}`)}`;
  await enqueueMail(client, { template: linkMailKey, to: email, locale, data: { link } });
  const again = `${siteUrl}${pathIn(locale, privacyPaths.base)}`;
  const words = privacyMessages(locale).answerMail.copy(again);
  await settleRequest(client, request, { step: 'copy', words, userId });
}
