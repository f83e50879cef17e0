import type { Endpoint } from 'payload';
import { newsletterEndpoints } from './newsletter.endpoints.ts';
import { publicationStatusEndpoint } from './publication-status.endpoint.ts';
import { redirectsImportEndpoint } from './redirects-import.endpoint.ts';
import { resendDeliveryEndpoint } from './resend-delivery.endpoint.ts';
import { resendMailEndpoint } from './resend-mail.endpoint.ts';
import { resumeFileEndpoint } from './resume-file.endpoint.ts';

/** Endpoints of the content service besides records: each checks the role of its caller. */
export const ownEndpoints: readonly Endpoint[] = [
  redirectsImportEndpoint,
  resumeFileEndpoint,
  resendDeliveryEndpoint,
  resendMailEndpoint,
  ...newsletterEndpoints,
  publicationStatusEndpoint,
];
