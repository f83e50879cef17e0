import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaVersion } from '../captcha/recaptcha-version.ts';
import { createCaptcha } from './captcha-in-browser/browser-captcha.ts';
import type { BrowserCaptcha, CaptchaEvents } from './captcha-in-browser/captcha-provider.ts';
import type { PageFacts } from './page-facts.ts';

/** The captcha of a form that is being filled: made when the form appears, stopped when it goes. */
export function useCaptcha(
  config: PageFacts['captcha'],
  version: CaptchaVersion,
  onLost: CaptchaEvents['onLost'],
) {
  const slot = useRef<HTMLDivElement>(null);
  const captcha = useRef<BrowserCaptcha>(undefined);
  const [isSolved, setIsSolved] = useState(false);

  const handleLost = useEffectEvent(onLost);

  // Workers, scripts and widgets are outside of React.
  useEffect(() => {
    if (!slot.current) return;
    const made = createCaptcha({
      config,
      version,
      slot: slot.current,
      onChange: () => setIsSolved(made.isSolved()),
      onLost: (reason) => handleLost(reason),
    });
    captcha.current = made;
    setIsSolved(made.isSolved());
    return () => made.stop();
  }, [config, version]);

  return {
    slot,
    isSolved,
    /** It is solved without the visitor: they need only wait. */
    solvesItself: config.provider === 'altcha',
    start: () => captcha.current?.start(),
    respond: () => captcha.current?.respond(),
    renew: () => captcha.current?.renew(),
  };
}
