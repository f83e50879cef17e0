/**
 * Submits the plain page's form. In place of header and captcha are the hidden token, the time that filling took,
 * and tighter limits.
 */

import type { Context } from 'hono';
import { fileFieldOf } from '#forms/form.ts';
import type { Problems } from '#forms/problem.ts';
import { isUnavailable } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { senderAddress } from '../endpoints/sender-address.ts';
import { isTokenValid } from '../guards/csrf-token.ts';
import { fillingProof } from '../guards/filling-time.ts';
import { bodyHashes, type Idempotency, isIdempotencyKey } from '../guards/idempotency-key.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { Saved } from '../submit/submission.ts';
import { submit } from '../submit/submit.ts';
import type { PageInput } from './page-form.ts';
import { pageRefusal } from './page-refusal.ts';

type PageOutcome =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'wrong'; problems: Problems }
  | {
      kind: 'refused';
      status: number;
      problem: string;
      /** Below it, instead of the sentence that we have kept what was typed. */
      detail?: string | undefined;
      retryAfterSeconds?: number;
    };

type PageSending = { form: VisitorForm; input: PageInput; locale: Locale };

export async function sendPageForm(c: Context, sending: PageSending): Promise<PageOutcome> {
  const { failed } = answerMessages(sending.locale).refusals;
  try {
    return await send(c, sending);
  } catch (error) {
    if (isUnavailable(error)) {
      log.warn('page form without a database', describeError(error));
      return { kind: 'refused', status: 503, problem: failed };
    }
    log.error('page form failed', describeError(error));
    return { kind: 'refused', status: 500, problem: failed };
  }
}

async function send(c: Context, { form, input, locale }: PageSending): Promise<PageOutcome> {
  const { refusals } = answerMessages(locale);
  const forbidden = (problem: string) => ({ kind: 'refused', status: 403, problem }) as const;
  if (!isOwnOrigin(c.req.header('origin'))) return forbidden(refusals['foreign-origin']);
  if (!isTokenValid(c, input.csrfToken)) return forbidden(refusals.token);

  const outcome = await submit(
    form,
    { ...input, referrer_url: input.from },
    {
      name: 'page',
      address: senderAddress(c),
      locale,
      idempotency: idempotencyOf(form, input),
      prove: () => fillingProof(input.moment),
    },
  );
  if (outcome.kind !== 'refused') return outcome;
  return { kind: 'refused', ...(await pageRefusal(outcome, locale)) };
}

/** One rendered form is one enquiry, however often a browser sends it. */
function idempotencyOf(
  form: VisitorForm,
  { key, moment: _, ...answers }: PageInput,
): Idempotency | undefined {
  const scope = `${form.register}-page`;
  return key && isIdempotencyKey(key)
    ? { scope, key, bodyHashes: bodyHashes(answers, fileFieldOf(form)) }
    : undefined;
}

/** The key of a freshly rendered form. */
export function newFormKey(): string {
  return newReference() + newReference() + newReference();
}
