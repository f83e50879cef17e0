import { dateInIndia } from '#platform/clock.ts';
import { isHoneypotFilled } from '../guards/honeypot.ts';
import { messages } from '../messages/en.ts';
import { type Enquiry, parseEnquiry } from '../schema/enquiry.schema.ts';
import { honeypotField } from '../schema/honeypot.ts';
import type { Variant } from '../schema/variants.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { Refusal } from './answers.ts';
import { callMessages } from './messages.en.ts';
import type { JsonObject } from './read-body.ts';

/** Judges the fields of a save against the form that was shown. */
export async function judgeEnquiry(
  body: JsonObject,
  variant: Variant,
): Promise<{ ok: true; enquiry: Enquiry } | { ok: false; refusal: Refusal }> {
  // Said openly, not thanked in silence: should a browser's autofill ever trip it, the visitor can mend it.
  if (isHoneypotFilled(body)) return unprocessable({ [honeypotField]: callMessages.honeypot });
  const { callingHours } = await siteFacts();
  const parsed = parseEnquiry(body, variant, dateInIndia(), callingHours);
  return parsed.ok ? { ok: true, enquiry: parsed.value } : unprocessable(parsed.errors);
}

function unprocessable(errors: Record<string, string>): { ok: false; refusal: Refusal } {
  const said = Object.values(errors);
  // What is missing is said once for all fields, in the specification's words.
  const description = said.includes(messages.required) ? messages.required : (said[0] ?? messages.required);
  return { ok: false, refusal: { status: 422, description, errors } };
}
