import type { CaptchaVersion } from '../../captcha/recaptcha-version.ts';
import type { PageFacts } from '../page-facts.ts';
import type { BrowserCaptcha } from './captcha-provider.ts';
import { createRecaptchaV2, createRecaptchaV3 } from './recaptcha-widgets.ts';
import { createAltcha } from './solve-altcha.ts';

type CaptchaOptions = {
  config: PageFacts['captcha'];
  version: CaptchaVersion;
  /** Where a widget may be. */
  slot: HTMLElement;
  /** Called whenever `isSolved` may have changed. */
  onChange: () => void;
  /** The visitor has to solve it again. */
  onExpired: () => void;
};

const none: BrowserCaptcha = {
  start() {},
  isSolved: () => true,
  respond: async () => '',
  renew() {},
  stop() {},
};

export function createCaptcha({ config, version, slot, ...events }: CaptchaOptions): BrowserCaptcha {
  if (config.provider === 'off') return none;
  if (config.provider === 'altcha') return createAltcha(events.onChange);
  return version === 'v3'
    ? createRecaptchaV3(config)
    : createRecaptchaV2({ siteKey: config.v2SiteKey, slot, ...events });
}
