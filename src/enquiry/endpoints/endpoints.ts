/** The endpoints of this room: what every form needs, and what takes a call-back form. */

import { fileFieldOf } from '#forms/form.ts';
import { agentForm } from '../definitions/call-back.form.ts';
import { formOfInput } from '../definitions/find-form.ts';
import { pageForms } from '../definitions/page-forms.ts';
import { pageAtPath } from '../store/site-pages.ts';
import { uploadResume } from '../uploads/upload-resume.ts';
import { captchaChallenge } from './captcha-challenge.ts';
import { fieldCheck } from './check-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { fetchToken } from './fetch-token.ts';
import type { JsonObject } from './read-body.ts';
import { saveEndpoint } from './save-endpoint.ts';

const callBackFormOf = (body: JsonObject) =>
  formOfInput(body, async (path) => (await pageAtPath(path))?.form);

export const enquiryEndpoints: readonly Endpoint[] = [
  { name: 'fetch_token', method: 'GET', answer: fetchToken },
  { name: 'captcha_challenge', method: 'GET', answer: captchaChallenge },
  { name: 'phone_validation', method: 'POST', answer: fieldCheck('phone') },
  { name: 'email_validation', method: 'POST', answer: fieldCheck('email') },
  { name: 'check_pos_email_details', method: 'POST', answer: fieldCheck('email', 'agents') },
  { name: 'check_pos_phone_details', method: 'POST', answer: fieldCheck('phone', 'agents') },
  { name: 'check_sme_email_details', method: 'POST', answer: fieldCheck('email', 'businesses') },
  { name: 'check_sme_phone_details', method: 'POST', answer: fieldCheck('phone', 'businesses') },
  saveEndpoint('save_lead_data', callBackFormOf),
  saveEndpoint('save_pos_data', () => agentForm),
  uploadResume,
  ...pageForms.map((form) => saveEndpoint(form.save, () => form, fileFieldOf(form))),
];
