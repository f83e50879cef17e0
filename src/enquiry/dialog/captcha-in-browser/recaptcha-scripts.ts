/**
 * Google's script in its two versions, which cannot stand in one page: whenever a dialog's visibility changes,
 * what is there is removed with its badge, and the one that is needed now is loaded.
 */

import type { PageFacts } from '../page-facts.ts';

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

let loading: Promise<Grecaptcha> | undefined;

export function removeRecaptcha(): void {
  loading = undefined;
  // A script that is still on its way runs when it arrives, even if it was taken out; only one that belongs
  // to another document does not.
  const elsewhere = document.implementation.createHTMLDocument();
  for (const leftOver of document.querySelectorAll('script[src*="/recaptcha/"], .grecaptcha-badge'))
    elsewhere.adoptNode(leftOver);
  delete window.grecaptcha;
  delete window.___grecaptcha_cfg;
}

/** Removes what is there and loads this version. */
export function loadRecaptcha(config: Config, version: 'v2' | 'v3'): void {
  removeRecaptcha();
  if (config.provider !== 'recaptcha') return;
  const render = version === 'v3' ? config.v3SiteKey : 'explicit';
  const script = document.createElement('script');
  script.src = `${config.url}/recaptcha/api.js?render=${encodeURIComponent(render)}`;
  script.async = true;
  script.dataset.captcha = version;
  loading = new Promise((resolve, reject) => {
    script.addEventListener('error', () => reject(new Error('The captcha could not be loaded.')));
    script.addEventListener('load', () =>
      window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha)),
    );
  });
  // Who waits for it is told; when nobody does, nothing is lost.
  loading.catch(() => undefined);
  document.head.append(script);
}

/** The captcha that is being loaded. @throws Error when none is, or when it cannot be loaded */
export async function recaptcha(): Promise<Grecaptcha> {
  if (!loading) throw new Error('No captcha is being loaded.');
  return loading;
}
