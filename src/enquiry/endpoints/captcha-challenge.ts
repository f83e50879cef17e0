import type { Context } from 'hono';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { newChallenge } from '../captcha/altcha.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { refuse } from './answers.ts';

/** `GET /api/captcha_challenge`: work for the visitor's browser, where ALTCHA is the provider. */
export async function captchaChallenge(c: Context): Promise<Response> {
  const { noChallenge } = answerMessages(defaultLocale).endpoints;
  if (env().captcha.provider !== 'altcha') return refuse(c, { status: 404, description: noChallenge });
  return c.json(await newChallenge());
}
