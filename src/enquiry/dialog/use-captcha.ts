import { useEffect, useRef, useState } from 'react';
import type { CaptchaVersion } from '../schema/captcha-version.ts';
import { type Captcha, createCaptcha } from './captcha/captcha.ts';
import type { PageData } from './page-data.ts';

/** The captcha of a form that is being filled: made when the form appears, stopped when it goes. */
export function useCaptcha(config: PageData['captcha'], version: CaptchaVersion) {
  const slot = useRef<HTMLDivElement>(null);
  const captcha = useRef<Captcha>(undefined);
  const [isSolved, setIsSolved] = useState(config.provider === 'off');

  // Workers, scripts and widgets are outside of React.
  useEffect(() => {
    if (!slot.current) return;
    const made = createCaptcha({
      config,
      version,
      slot: slot.current,
      onChange: () => setIsSolved(made.isSolved()),
    });
    captcha.current = made;
    setIsSolved(made.isSolved());
    return () => made.stop();
  }, [config, version]);

  return {
    slot,
    isSolved,
    start: () => captcha.current?.start(),
    respond: async () => (await captcha.current?.respond()) ?? '',
    renew: () => captcha.current?.renew(),
  };
}
