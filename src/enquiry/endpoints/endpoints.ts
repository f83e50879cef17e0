/** The endpoints of this room: what every form needs, and what takes a call-back form. */

import { fileFieldOf } from '#forms/form.ts';
import { agentForm } from '../definitions/call-back.form.ts';
import { formOfInput } from '../definitions/find-form.ts';
import { pageForms } from '../definitions/page-forms.ts';
import { feedEndpoint } from '../feed/feed-endpoint.ts';
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

const checkEndpoint = (name: string, answer: ReturnType<typeof fieldCheck>): Endpoint => ({
  ...{ name, method: 'POST', isRepeatable: true, answer },
});

export const enquiryEndpoints: readonly Endpoint[] = [
  { name: 'fetch_token', method: 'GET', answer: fetchToken },
  { name: 'captcha_challenge', method: 'GET', answer: captchaChallenge },
  checkEndpoint('phone_validation', fieldCheck('phone')),
  checkEndpoint('email_validation', fieldCheck('email')),
  checkEndpoint('check_pos_email_details', fieldCheck('email', 'agents')),
  checkEndpoint('check_pos_phone_details', fieldCheck('phone', 'agents')),
  checkEndpoint('check_sme_email_details', fieldCheck('email', 'businesses')),
  checkEndpoint('check_sme_phone_details', fieldCheck('phone', 'businesses')),
  saveEndpoint('save_lead_data', callBackFormOf),
  saveEndpoint('save_pos_data', () => agentForm),
  uploadResume,
  feedEndpoint,
  ...pageForms.map((form) => saveEndpoint(form.save, () => form, fileFieldOf(form))),
];
