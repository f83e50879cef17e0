import { createCaptcha } from '#enquiry/dialog/captcha-in-browser/browser-captcha.ts';
import type { CaptchaFailure } from '#enquiry/dialog/captcha-in-browser/captcha-provider.ts';
import { holdRecaptcha } from '#enquiry/dialog/captcha-in-browser/recaptcha-scripts.ts';
import type { PageFacts } from '#enquiry/dialog/page-facts.ts';
import type { StartIsland } from '#ui/island/island-module.ts';

export type MailCaptchaProps = {
  captcha: PageFacts['captcha'];
  words: Record<'running' | 'google' | CaptchaFailure, string>;
};

/**
 * Solves the captcha for the form in the page, and lets it be sent as its HTML says, with the solution. Where there is
 * none to be had, it goes as without a script.
 */
export const start: StartIsland<MailCaptchaProps> = (element, { captcha: config, words }) => {
  const form = element.querySelector('form');
  const slot = element.querySelector<HTMLElement>('.captcha');
  const said = element.querySelector<HTMLElement>('[data-captcha]');
  if (!form || !slot || !said) return {};
  let response: string | undefined;
  let isWaiting = false;

  if (config.provider === 'recaptcha') holdRecaptcha(config, 'v2');
  const captcha = createCaptcha({ config, version: 'v2', slot, onChange: goOn, onLost: handleLost });
  captcha.start();
  form.addEventListener('input', captcha.start);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (captcha.isSolved()) return send();
    isWaiting = true;
    say(config.provider === 'altcha' ? words.running : words.google);
    captcha.start();
  });
  // Nothing of it stays in the form for a visitor who comes back to it.
  form.addEventListener('formdata', ({ formData }) => {
    if (response !== undefined) formData.set('g_recaptcha_response', response);
  });
  return {};

  /** Anyone who pressed early need not press again; a tick is followed by a press. */
  function goOn(): void {
    if (!captcha.isSolved()) return;
    say('');
    if (isWaiting && config.provider === 'altcha') send();
  }

  async function send(): Promise<void> {
    isWaiting = false;
    response = await captcha.respond();
    form?.submit();
    captcha.renew();
  }

  function handleLost(reason?: CaptchaFailure): void {
    if (!reason) say(words.google);
    if (!reason || !isWaiting) return;
    isWaiting = false;
    response = undefined;
    if (reason === 'captcha') form?.submit();
    else say(words[reason]);
  }

  function say(text: string): void {
    if (!said) return;
    said.textContent = text;
    said.hidden = text === '';
  }
};
