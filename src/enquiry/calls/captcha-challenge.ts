import type { Context } from 'hono';
import { env } from '#platform/env.ts';
import { newChallenge } from '../captcha/altcha.ts';
import { refuse } from './answers.ts';
import { callMessages } from './messages.en.ts';

/** `GET /api/captcha_challenge`: work for the visitor's browser, where ALTCHA is the provider. */
export async function captchaChallenge(c: Context): Promise<Response> {
  if (env().captcha.provider !== 'altcha')
    return refuse(c, { status: 404, description: callMessages.noChallenge });
  return c.json(await newChallenge());
}
