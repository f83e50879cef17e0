import type { Context } from 'hono';
import { consume } from '#platform/rate-limits.ts';
import { emailProblem, phoneProblem } from '../schema/enquiry.schema.ts';
import { tidyText, toPhoneDigits } from '../schema/texts.ts';
import { isRegistered, type Registration } from '../store/registered.ts';
import { accept, doubt, refuse } from './answers.ts';
import { callMessages } from './messages.en.ts';
import type { JsonObject } from './read-body.ts';
import { senderAddress } from './sender-address.ts';

/** The calls that judge one field and store nothing: 200 with `status_code` 1, or 0 and the error text. */
type Field = 'phone' | 'email';

const knownText = { agent: callMessages.agentKnown, business: callMessages.businessKnown };
const problemOf = { phone: phoneProblem, email: emailProblem };

/** The checks tell whether somebody is registered, so nobody may ask for thousands of people. */
const checksPerAddress = { name: 'checks-per-address', points: 1200, seconds: 3600 };

export function phoneValidation(c: Context, body: JsonObject): Response {
  return answerProblem(c, 'phone', phoneProblem(body.phone));
}

export function emailValidation(c: Context, body: JsonObject): Response {
  return answerProblem(c, 'email', emailProblem(body.email));
}

export function registrationCheck(registration: Registration, field: Field) {
  return async function answerCheck(c: Context, body: JsonObject): Promise<Response> {
    const allowance = await consume(checksPerAddress, senderAddress(c));
    if (!allowance.isAllowed) {
      const headers = { 'Retry-After': String(allowance.retryAfterSeconds) };
      return refuse(c, { status: 429, description: callMessages.tooMany, headers });
    }
    const problem = problemOf[field](body[field]);
    if (problem) return doubt(c, field, problem);
    if (!(await isRegistered(registration, field, asStored(field, body[field]))))
      return accept(c, callMessages.ok);
    return doubt(c, field, knownText[registration], { reason: `known-${registration}` });
  };
}

function answerProblem(c: Context, field: Field, problem: string | undefined): Response {
  return problem ? doubt(c, field, problem) : accept(c, callMessages.ok);
}

function asStored(field: Field, value: unknown): string {
  const text = String(tidyText(value));
  return field === 'phone' ? toPhoneDigits(text) : text.toLowerCase();
}
