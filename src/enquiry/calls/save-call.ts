import type { Context } from 'hono';
import { env } from '#platform/env.ts';
import { verifyCaptcha } from '../captcha/captcha.ts';
import { bodyHash, type Idempotency, isIdempotencyKey } from '../guards/idempotency-key.ts';
import { allowanceFor, personOf } from '../guards/save-limits.ts';
import { type CaptchaVersion, captchaVersion } from '../schema/captcha-version.ts';
import { originPathOf } from '../schema/texts.ts';
import type { Variant } from '../schema/variants.ts';
import { findAnswer } from '../store/kept-answers.ts';
import type { Saved, SaveOrder } from '../store/save-order.ts';
import { SaveRefused } from '../store/save-refused.ts';
import { pageAtPath } from '../store/site-pages.ts';
import { accept, type Refusal, refuse } from './answers.ts';
import { judgeEnquiry } from './judge-enquiry.ts';
import { callMessages } from './messages.en.ts';
import type { JsonObject } from './read-body.ts';
import { captchaRefusal, knownAgentRefusal, saveRefusal, tooManyRefusal } from './refusals.ts';
import { senderAddress } from './sender-address.ts';

/**
 * What all saves have in common, in the order in which they are refused: known key, limits, fields, captcha,
 * and then the one transaction.
 */
export type SaveCall = {
  name: string;
  variantOf: (body: JsonObject) => Variant | Promise<Variant>;
  /** @throws SaveRefused */
  save: (order: SaveOrder) => Promise<Saved>;
};

export function saveCall(call: SaveCall) {
  return async function answerSave(c: Context, body: JsonObject): Promise<Response> {
    try {
      const result = await save(c, body, call);
      if ('refusal' in result) return refuse(c, result.refusal);
      if (result.isKnownAgent) return refuse(c, knownAgentRefusal);
      return accept(c, callMessages.thanks, { reference: result.reference });
    } catch (error) {
      if (error instanceof SaveRefused) return refuse(c, saveRefusal(error));
      throw error;
    }
  };
}

async function save(c: Context, body: JsonObject, call: SaveCall): Promise<Saved | { refusal: Refusal }> {
  const idempotency = idempotencyOf(c, body, call.name);
  if (idempotency === 'malformed')
    return { refusal: { status: 400, description: callMessages.malformedKey } };
  const known = idempotency && (await findAnswer(idempotency));
  if (known) return known;

  const allowance = await allowanceFor({
    person: personOf(body),
    address: senderAddress(c),
    channel: 'dialog',
  });
  if (!allowance.isAllowed) return { refusal: tooManyRefusal(allowance.retryAfterSeconds) };

  const variant = await call.variantOf(body);
  const judged = await judgeEnquiry(body, variant);
  if (!judged.ok) return judged;

  const verdict = await verifyCaptcha(body.g_recaptcha_response, await captchaVersionOf(body));
  if (verdict.outcome !== 'passed') return { refusal: captchaRefusal(verdict.outcome) };

  const { provider: captcha } = env().captcha;
  return call.save({
    enquiry: judged.enquiry,
    channel: 'dialog',
    captcha,
    solution: verdict.solution,
    idempotency,
  });
}

/** With reCAPTCHA: the version that the page's dialogs load. */
async function captchaVersionOf({ referrer_url }: JsonObject): Promise<CaptchaVersion> {
  const page = await pageAtPath(originPathOf(referrer_url));
  return captchaVersion(page?.captcha);
}

function idempotencyOf(c: Context, body: JsonObject, call: string): Idempotency | 'malformed' | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  return isIdempotencyKey(key) ? { call, key, bodyHash: bodyHash(body) } : 'malformed';
}
