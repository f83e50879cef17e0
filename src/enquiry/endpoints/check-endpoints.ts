/** The endpoints that validate one field and store nothing: 200 with `status_code` 1, or 0 and the error text. */

import type { Context } from 'hono';
import { sentenceOf } from '#forms/messages/messages.ts';
import { validateField } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import { isUnavailable } from '#platform/database.ts';
import { isDatabaseAway, noticeDatabaseAway } from '#platform/database-presence.ts';
import { type Allowance, consume, consumeByAddress } from '#platform/rate-limits.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { RegisterName } from '../registers.ts';
import { isRegistered } from '../store/registered.ts';
import { formFacts } from '../store/site-facts.ts';
import { alreadyRegisteredData, alreadyRegisteredDescription } from './already-registered.ts';
import { localeOf } from './locale-of.ts';
import type { JsonObject } from './read-body.ts';
import { refusalOf } from './refusals.ts';
import { accept, doubt, refuse } from './responses.ts';
import { senderAddress } from './sender-address.ts';

/** A check of a register reveals whether someone is in it, so no one may try a list. */
const perAddress = { name: 'checks-per-address', points: 30, seconds: 3600 };
const perPerson = { name: 'checks-per-person', points: 5, seconds: 3600 };

export function fieldCheck(field: 'phone' | 'email', register?: RegisterName) {
  return async function answerCheck(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    const facts = await formFacts(dateInIndia());
    const validated = validateField({ kind: field }, body[field], { facts, isRequired: true });
    if ('problem' in validated) return doubt(c, field, sentenceOf(validated.problem, locale));
    const ok = () => accept(c, answerMessages(locale).endpoints.ok);
    if (!register) return ok();

    // The form may be sent: the register is asked when the journal is taken over.
    if (isDatabaseAway()) return ok();
    const value = validated.value.toLowerCase();
    try {
      const { isAllowed, retryAfterSeconds } = await allowanceToAsk(senderAddress(c), `${field}:${value}`);
      if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, locale));
      if (!(await isRegistered(register, field, value))) return ok();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      noticeDatabaseAway();
      return ok();
    }
    return doubt(c, field, alreadyRegisteredDescription(register, locale), alreadyRegisteredData(register));
  };
}

/** @param person the number or address that is asked about; what is none is asked about by no one */
async function allowanceToAsk(address: string, person: string): Promise<Allowance> {
  const ofAddress = await consumeByAddress(perAddress, address);
  return ofAddress.isAllowed ? consume(perPerson, person) : ofAddress;
}
