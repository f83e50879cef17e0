import { recaptchaAction } from '../../captcha/recaptcha-version.ts';
import type { PageFacts } from '../page-facts.ts';
import type { BrowserCaptcha, CaptchaEvents } from './captcha-provider.ts';
import { keepWidget, recaptcha, reloadRecaptcha } from './recaptcha-scripts.ts';

type V2Options = CaptchaEvents & { config: PageFacts['captcha']; slot: HTMLElement };

/** The box to tick, in the form from its opening on; an expired tick must be made again, and so must one whose script went. */
export function createRecaptchaV2({ config, slot, onChange, onLost }: V2Options): BrowserCaptcha {
  let response = '';
  let widget: number | undefined;
  let isStopped = false;
  let shownBy: Window['grecaptcha'];

  function keep(value: string): void {
    response = value;
    onChange();
  }

  async function show(): Promise<void> {
    const google = await recaptcha();
    if (isStopped || google === shownBy) return;
    shownBy = google;
    slot.replaceChildren();
    if (response) keep('');
    // It replaces what it is given, so it gets an element of its own.
    const place = slot.appendChild(document.createElement('div'));
    widget = google.render(place, {
      sitekey: config.v2SiteKey,
      callback: keep,
      'expired-callback': () => {
        keep('');
        onLost();
      },
      'error-callback': () => keep(''),
    });
  }

  const leave = keepWidget(() => show().catch(() => onLost('captcha')));

  return {
    start: () => reloadRecaptcha(config, 'v2'),
    isSolved: () => response !== '',
    respond: async () => response,
    renew() {
      keep('');
      if (widget !== undefined) window.grecaptcha?.reset(widget);
    },
    stop() {
      isStopped = true;
      leave();
      response = '';
      slot.replaceChildren();
    },
  };
}

/** Nothing to see and nothing to solve: a token is asked for at the moment of sending. */
export function createRecaptchaV3(config: PageFacts['captcha']): BrowserCaptcha {
  return withoutTask(() => {
    reloadRecaptcha(config, 'v3');
    return recaptcha()
      .then((google) => google.execute(config.v3SiteKey, { action: recaptchaAction }))
      .catch(() => undefined);
  });
}

export function withoutTask(respond: BrowserCaptcha['respond']): BrowserCaptcha {
  return { start() {}, isSolved: () => true, respond, renew() {}, stop() {} };
}
