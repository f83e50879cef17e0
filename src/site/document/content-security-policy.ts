import type { Env } from '#platform/env.ts';
import { trustPolicies } from '#ui/html/trusted-types.ts';
import { speculationRules } from '../client/speculation-rules.ts';
import { earlyScript } from './early-script.ts';
import { everyFontSheet } from './font-styles.ts';
import { hashSource } from './hash-source.ts';
import { sheetNames, stylesheet } from './stylesheet.ts';

const earlyScriptHash = hashSource(earlyScript);
const speculationHashes = [speculationRules('moderate'), speculationRules('conservative')].map(hashSource);

export type PolicyInput = {
  captcha: Pick<Env['captcha'], 'provider' | 'recaptchaUrl'>;
  /** Hashes of the scripts in the page, besides the early one and the rules for rendering ahead. */
  scriptHashes: string[];
  /** Hashes of a room's own sheets, besides the site's. */
  styleHashes?: string[];
  /** Vite's client in development injects styles and scripts and talks over a socket. */
  isDevelopment?: boolean;
  /** A draft beside its form: framed by ourselves, and nothing is sent from it. */
  isPreview?: boolean;
  /** Shows pages of ours in frames. */
  hasOwnFrames?: boolean;
};

/** The Content-Security-Policy of a public page: our own files, and the chosen captcha provider's hosts. */
export function contentSecurityPolicy({
  captcha,
  scriptHashes,
  styleHashes = [],
  isDevelopment = false,
  isPreview = false,
  hasOwnFrames = false,
}: PolicyInput): string {
  const provider = captcha.provider === 'recaptcha' ? recaptchaSources(captcha.recaptchaUrl) : none;
  // A hash would make browsers ignore 'unsafe-inline'.
  const inline = (...hashes: string[]) => (isDevelopment ? ["'unsafe-inline'"] : hashes);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline(earlyScriptHash, ...speculationHashes, ...scriptHashes),
      ...provider.scripts,
    ],
    'style-src': [
      "'self'",
      ...inline(...[...sheetNames.map(stylesheet), ...everyFontSheet()].map(hashSource), ...styleHashes),
    ],
    'img-src': ["'self'", 'data:', ...provider.images],
    // The letters of headings are in the page.
    'font-src': ["'self'", 'data:'],
    'connect-src': isPreview
      ? ["'none'"]
      : ["'self'", ...(isDevelopment ? ['ws:'] : []), ...provider.connections],
    'frame-src': [...(hasOwnFrames ? ["'self'"] : []), ...provider.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': [isPreview ? "'none'" : "'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
    // Google's scripts, as we load them, and Vite's in development load others by their addresses.
    ...(captcha.provider !== 'recaptcha' && !isDevelopment && trusted),
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const trusted = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [...trustPolicies] };

type ProviderSources = { scripts: string[]; frames: string[]; connections: string[]; images: string[] };

const none: ProviderSources = { scripts: [], frames: [], connections: [], images: [] };

/** Google's own list for reCAPTCHA; another origin than Google's replaces it in tests. */
function recaptchaSources(origin: string): ProviderSources {
  const own = `${origin}/recaptcha/`;
  const statics = 'https://www.gstatic.com/recaptcha/';
  return {
    scripts: [own, statics],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connections: [own],
    images: [statics],
  };
}
