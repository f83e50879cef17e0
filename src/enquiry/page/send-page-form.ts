import type { Context } from 'hono';
import { dateInIndia } from '#platform/clock.ts';
import { isUnavailable } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import { describeError, log } from '#platform/log.ts';
import { callMessages } from '../calls/messages.en.ts';
import { senderAddress } from '../calls/sender-address.ts';
import { isTokenValid } from '../guards/csrf-token.ts';
import { isFilledByHand } from '../guards/filling-time.ts';
import { isHoneypotFilled } from '../guards/honeypot.ts';
import { bodyHash, type Idempotency, isIdempotencyKey } from '../guards/idempotency-key.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { allowanceFor, personOf } from '../guards/save-limits.ts';
import { pageText } from '../messages/page.en.ts';
import { parseEnquiry } from '../schema/enquiry.schema.ts';
import { honeypotField } from '../schema/honeypot.ts';
import type { Variant } from '../schema/variants.ts';
import { findAnswer } from '../store/kept-answers.ts';
import { saveAgent } from '../store/save-agent.ts';
import { saveEnquiry } from '../store/save-enquiry.ts';
import type { Saved, SaveOrder } from '../store/save-order.ts';
import { SaveRefused } from '../store/save-refused.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { PageForm } from './page-form.ts';

/**
 * What the calls do for the dialog, done for the plain page, in the same order of refusals. In place of header
 * and captcha stand the hidden token, the time that filling took, and tighter limits.
 */
type PageOutcome =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'wrong'; errors: Record<string, string> }
  | { kind: 'refused'; status: 403 | 409 | 429 | 500 | 503; problem: string; retryAfterSeconds?: number };

export async function sendPageForm(c: Context, form: PageForm, variant: Variant): Promise<PageOutcome> {
  try {
    return await send(c, form, variant);
  } catch (error) {
    if (error instanceof SaveRefused) return refusedSave(error);
    if (isUnavailable(error)) {
      log.warn('page form without a database', describeError(error));
      return { kind: 'refused', status: 503, problem: callMessages.failed };
    }
    log.error('page form failed', describeError(error));
    return { kind: 'refused', status: 500, problem: callMessages.failed };
  }
}

async function send(c: Context, form: PageForm, variant: Variant): Promise<PageOutcome> {
  if (!isOwnOrigin(c.req.header('origin'))) return forbidden(callMessages.foreignOrigin);
  if (!isTokenValid(c, form.csrfToken)) return forbidden(callMessages.token);

  const idempotency = idempotencyOf(form);
  const known = idempotency && (await findAnswer(idempotency));
  if (known) return { kind: 'saved', saved: known };

  const allowance = await allowanceFor({
    person: personOf(form),
    address: senderAddress(c),
    channel: 'page',
  });
  if (!allowance.isAllowed) return tooMany(allowance.retryAfterSeconds);

  if (isHoneypotFilled(form)) return { kind: 'wrong', errors: { [honeypotField]: callMessages.honeypot } };
  const { callingHours } = await siteFacts();
  const judged = parseEnquiry({ ...form, referrer_url: form.from }, variant, dateInIndia(), callingHours);
  if (!judged.ok) return { kind: 'wrong', errors: judged.errors };
  if (!isFilledByHand(form.moment)) return forbidden(pageText.tooFast);

  const order: SaveOrder = { enquiry: judged.value, channel: 'page', captcha: 'none', idempotency };
  return { kind: 'saved', saved: await (variant.key === 'posp' ? saveAgent(order) : saveEnquiry(order)) };
}

/** One drawn form is one enquiry, however often a browser sends it. */
function idempotencyOf({ key, moment: _, ...answers }: PageForm): Idempotency | undefined {
  return key && isIdempotencyKey(key)
    ? { call: 'call-back-page', key, bodyHash: bodyHash(answers) }
    : undefined;
}

/** The key of a freshly drawn form. */
export function newFormKey(): string {
  return newReference() + newReference() + newReference();
}

function refusedSave({ reason, retryAfterSeconds }: SaveRefused): PageOutcome {
  if (reason === 'too-many') return tooMany(retryAfterSeconds);
  // Sent before with other answers: the page is drawn with a new key, under which these are sent.
  return { kind: 'refused', status: 409, problem: pageText.sentBefore };
}

function forbidden(problem: string): PageOutcome {
  return { kind: 'refused', status: 403, problem };
}

function tooMany(retryAfterSeconds: number): PageOutcome {
  return { kind: 'refused', status: 429, problem: callMessages.tooMany, retryAfterSeconds };
}
