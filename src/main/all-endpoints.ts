import type { Endpoint } from '#enquiry/endpoints/endpoint.ts';
import { enquiryEndpoints } from '#enquiry/endpoints/endpoints.ts';
import { newsletterEndpoints } from '#newsletter/subscribe/newsletter-endpoints.ts';
import { pageSpeed } from '#site/visits/page-speed.endpoint.ts';
import { toolEndpoints } from '#tools/endpoints/tool-endpoints.ts';

/** Every endpoint of the house; each room says its own. */
export const allEndpoints: readonly Endpoint[] = [
  ...enquiryEndpoints,
  ...toolEndpoints,
  ...newsletterEndpoints,
  pageSpeed,
];
