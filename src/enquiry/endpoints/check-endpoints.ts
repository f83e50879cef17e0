import type { Context } from 'hono';
import { judgeField } from '#forms/judge.ts';
import { sentenceOf } from '#forms/messages/messages.ts';
import { dateInIndia } from '#platform/clock.ts';
import { consume } from '#platform/rate-limits.ts';
import { enquiryMessages } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';
import { isRegistered } from '../store/registered.ts';
import { formFacts } from '../store/site-facts.ts';
import { accept, doubt, refuse } from './answers.ts';
import { knownData, knownDescription } from './known.ts';
import { localeOf } from './locale-of.ts';
import type { JsonObject } from './read-body.ts';
import { refusalOf } from './refusals.ts';
import { senderAddress } from './sender-address.ts';

/** The endpoints that judge one field and store nothing: 200 with `status_code` 1, or 0 and the error text. */

/** A check of a register tells whether somebody is in it, so nobody may ask for thousands of people. */
const checksPerAddress = { name: 'checks-per-address', points: 1200, seconds: 3600 };

export function fieldCheck(field: 'phone' | 'email', register?: RegisterName) {
  return async function answerCheck(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    if (register) {
      const { isAllowed, retryAfterSeconds } = await consume(checksPerAddress, senderAddress(c));
      if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, locale));
    }
    const facts = await formFacts(dateInIndia());
    const judged = judgeField({ kind: field }, body[field], { facts, isRequired: true });
    if ('problem' in judged) return doubt(c, field, sentenceOf(judged.problem, locale));
    if (register && (await isRegistered(register, field, judged.value.toLowerCase())))
      return doubt(c, field, knownDescription(register, locale), knownData(register));
    return accept(c, enquiryMessages(locale).endpoints.ok);
  };
}
