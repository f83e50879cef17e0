import type { Endpoint } from 'payload';
import { mailAgainEndpoint } from './mail-again.endpoint.ts';
import { newsletterEndpoints } from './newsletter.endpoints.ts';
import { privacyStepsEndpoint } from './privacy-steps.endpoint.ts';
import { redirectsImportEndpoint } from './redirects-import.endpoint.ts';
import { resumeFileEndpoint } from './resume-file.endpoint.ts';
import { sendAgainEndpoint } from './send-again.endpoint.ts';
import { standingEndpoint } from './standing.endpoint.ts';

/** What the content service answers besides records: each checks the role of its caller. */
export const ownEndpoints: readonly Endpoint[] = [
  redirectsImportEndpoint,
  resumeFileEndpoint,
  sendAgainEndpoint,
  mailAgainEndpoint,
  privacyStepsEndpoint,
  ...newsletterEndpoints,
  standingEndpoint,
];
