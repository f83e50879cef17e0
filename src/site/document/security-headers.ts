import { contentSecurityPolicy, type PolicyInput } from './content-security-policy.ts';

export type HeaderInput = PolicyInput & { siteUrl: string };
export type Headers = Record<string, string>;

/**
 * Headers of every answer of the port, no matter who gives it: a browser takes it for the type that it declares, and no
 * page of another site gets at it by embedding it.
 */
export const everyAnswersHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of pictures, which mails, feeds and previews of links show elsewhere. */
export const shownElsewhere: Headers = { 'cross-origin-resource-policy': 'cross-origin' };

/** Returns the headers of our own answers beside those, files included. */
export function baseHeaders({ siteUrl }: Pick<HeaderInput, 'siteUrl'>): Headers {
  const transport = strictTransport(new URL(siteUrl));
  return { ...everyAnswersHeaders, ...(transport && { 'strict-transport-security': transport }) };
}

/**
 * A year, with the hosts below one that is called www: nothing else is there. Those below a bare domain are the
 * operator's own, and a browser that has once been told so would not open one without TLS for a year.
 */
function strictTransport({ protocol, hostname }: URL): string | undefined {
  if (protocol !== 'https:') return undefined;
  return hostname.startsWith('www.') ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

/** Switches off the features that nothing of ours asks of a browser, and no one else may in our window. */
export const windowHeaders: Headers = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Returns the headers of every page of ours, published or rendered on request. */
export function documentHeaders(input: HeaderInput): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(input),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...windowHeaders,
    ...baseHeaders(input),
  };
}

/** A page that was rendered for one visitor: kept by no one, found by no one. */
export function privateDocumentHeaders(input: HeaderInput): Headers {
  return { ...documentHeaders(input), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}
