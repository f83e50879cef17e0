import type { Context } from 'hono';
import { captchaChallenge } from './captcha-challenge.ts';
import { emailValidation, phoneValidation, registrationCheck } from './check-calls.ts';
import { fetchToken } from './fetch-token.ts';
import type { JsonObject } from './read-body.ts';
import { saveCall } from './save-call.ts';
import { saveLeadData, savePosData } from './saves.ts';

/** Every call of the site, by its name under `/api/`. A POST's body has passed `guardPost` already. */
type Call =
  | { name: string; method: 'GET'; answer: (c: Context) => Response | Promise<Response> }
  | { name: string; method: 'POST'; answer: (c: Context, body: JsonObject) => Response | Promise<Response> };

export const calls: readonly Call[] = [
  { name: 'fetch_token', method: 'GET', answer: fetchToken },
  { name: 'captcha_challenge', method: 'GET', answer: captchaChallenge },
  { name: 'phone_validation', method: 'POST', answer: phoneValidation },
  { name: 'email_validation', method: 'POST', answer: emailValidation },
  { name: 'check_pos_email_details', method: 'POST', answer: registrationCheck('agent', 'email') },
  { name: 'check_pos_phone_details', method: 'POST', answer: registrationCheck('agent', 'phone') },
  { name: 'check_sme_email_details', method: 'POST', answer: registrationCheck('business', 'email') },
  { name: 'check_sme_phone_details', method: 'POST', answer: registrationCheck('business', 'phone') },
  { name: 'save_lead_data', method: 'POST', answer: saveCall(saveLeadData) },
  { name: 'save_pos_data', method: 'POST', answer: saveCall(savePosData) },
];
