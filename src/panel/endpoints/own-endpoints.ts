import type { Endpoint } from 'payload';
import { publicationStatusEndpoint } from './publication-status.endpoint.ts';
import { redirectsImportEndpoint } from './redirects-import.endpoint.ts';
import { resumeFileEndpoint } from './resume-file.endpoint.ts';

/** Endpoints of the content service besides records: each checks the role of its caller. */
export const ownEndpoints: readonly Endpoint[] = [
  redirectsImportEndpoint,
  resumeFileEndpoint,
  publicationStatusEndpoint,
];
