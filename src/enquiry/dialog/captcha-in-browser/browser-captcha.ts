import type { CaptchaVersion } from '../../captcha/recaptcha-version.ts';
import type { PageFacts } from '../page-facts.ts';
import type { BrowserCaptcha, CaptchaEvents } from './captcha-provider.ts';
import { createRecaptchaV2, createRecaptchaV3, withoutTask } from './recaptcha-widgets.ts';
import { createAltcha } from './solve-altcha.ts';

type CaptchaOptions = CaptchaEvents & {
  config: PageFacts['captcha'];
  version: CaptchaVersion;
  /** Where a widget may be. */
  slot: HTMLElement;
};

export function createCaptcha({ config, version, slot, ...events }: CaptchaOptions): BrowserCaptcha {
  if (config.provider === 'off') return withoutTask(async () => '');
  if (config.provider === 'altcha') return createAltcha(events);
  return version === 'v3' ? createRecaptchaV3(config) : createRecaptchaV2({ config, slot, ...events });
}
