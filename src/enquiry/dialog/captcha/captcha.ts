import type { CaptchaVersion } from '../../schema/captcha-version.ts';
import type { PageData } from '../page-data.ts';
import { createAltcha } from './altcha.ts';
import { createRecaptchaV2, createRecaptchaV3 } from './recaptcha.ts';

/** What the form needs of a captcha, whoever provides it. */
export type Captcha = {
  /** At the first sign of use; harmless when it has started already. */
  start: () => void;
  isSolved: () => boolean;
  /** What goes into `g_recaptcha_response`; empty when it cannot be had. */
  respond: () => Promise<string>;
  /** The last solution was refused or has been spent. */
  renew: () => void;
  stop: () => void;
};

type CaptchaOptions = {
  config: PageData['captcha'];
  version: CaptchaVersion;
  /** Where a widget may stand. */
  slot: HTMLElement;
  /** Called whenever `isSolved` may have changed. */
  onChange: () => void;
};

const none: Captcha = {
  start() {},
  isSolved: () => true,
  respond: async () => '',
  renew() {},
  stop() {},
};

export function createCaptcha({ config, version, slot, onChange }: CaptchaOptions): Captcha {
  if (config.provider === 'off') return none;
  if (config.provider === 'altcha') return createAltcha(onChange);
  return version === 'v3'
    ? createRecaptchaV3(config)
    : createRecaptchaV2({ siteKey: config.v2SiteKey, slot, onChange });
}
