/**
 * Google's script in its two versions, which cannot share a page: whenever a dialog's visibility changes, what is there
 * is removed with its badge, and the one that is needed now is loaded. A form in the page keeps its captcha: its
 * version stays while a dialog opens and closes, and is loaded again after a dialog that needed the other one.
 */

import type { CaptchaVersion } from '../../captcha/recaptcha-version.ts';
import type { PageFacts } from '../page-facts.ts';
import { limitMs } from '../post-to-endpoint.ts';

type Grecaptcha = {
  ready: (then: () => void) => void;
  render: (slot: HTMLElement, options: Record<string, unknown>) => number;
  reset: (widget?: number) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

type Config = PageFacts['captcha'];

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
    ___grecaptcha_cfg?: unknown;
  }
}

let loading: { version: CaptchaVersion; script: Promise<Grecaptcha> } | undefined;
/** The version that a form in the page needs for as long as the page is open. */
let held: CaptchaVersion | undefined;
const widgets = new Set<() => void>();

function removeRecaptcha(): void {
  loading = undefined;
  // A script that is still on its way runs when it arrives, even if it was taken out; only one that belongs
  // to another document does not.
  const elsewhere = document.implementation.createHTMLDocument();
  for (const leftOver of document.querySelectorAll('script[src*="/recaptcha/"], .grecaptcha-badge'))
    elsewhere.adoptNode(leftOver);
  delete window.grecaptcha;
  delete window.___grecaptcha_cfg;
}

/** For a form in the page: loads its version and keeps it. */
export function holdRecaptcha(config: Config, version: CaptchaVersion): void {
  held = version;
  loadRecaptcha(config, version);
}

/** A dialog has closed: what the form in the page holds, else this version, else none. */
export function leaveRecaptcha(config: Config, version?: CaptchaVersion): void {
  const next = held ?? version;
  if (next) loadRecaptcha(config, next);
  else removeRecaptcha();
}

/** Removes what is there and loads this version; a form in the page that holds the same goes on with it. */
export function loadRecaptcha(config: Config, version: CaptchaVersion): void {
  if (config.provider !== 'recaptcha') return;
  if (held === version && loading?.version === version) return;
  removeRecaptcha();
  const render = version === 'v3' ? config.v3SiteKey : 'explicit';
  const script = document.createElement('script');
  script.src = `${config.url}/recaptcha/api.js?render=${encodeURIComponent(render)}`;
  script.async = true;
  script.dataset.captcha = version;
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    script.onerror = reject;
    setTimeout(reject, limitMs);
    script.onload = () => window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha));
  });
  const now = { version, script: loaded };
  loading = now;
  // Callers that wait for it get the error; the next sign of use loads it again.
  loaded.catch(() => {
    if (loading === now) loading = undefined;
  });
  document.head.append(script);
  if (version === 'v2') for (const show of widgets) show();
}

/**
 * Shows a widget now and each time that its script has been loaded again, since a widget goes with its script.
 * @returns how to stop that
 */
export function keepWidget(show: () => void): () => void {
  widgets.add(show);
  show();
  return () => widgets.delete(show);
}

/** Loads again what could not be loaded. */
export function reloadRecaptcha(config: Config, version: CaptchaVersion): void {
  if (!loading) loadRecaptcha(config, version);
}

/** The captcha that is being loaded. @throws when none is, or when it cannot be loaded */
export async function recaptcha(): Promise<Grecaptcha> {
  return loading?.script ?? Promise.reject();
}
