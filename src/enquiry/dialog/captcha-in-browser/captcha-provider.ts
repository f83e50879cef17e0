import type { FailureReason } from '../post-to-endpoint.ts';

export type CaptchaFailure = FailureReason | 'captcha';

export type CaptchaEvents = {
  /** Called whenever `isSolved` may have changed. */
  onChange: () => void;
  /** There is no solution, and why; without a reason it has expired and the visitor has to solve it again. */
  onLost: (reason?: CaptchaFailure) => void;
};

/** The captcha as the form uses it, no matter who provides it. */
export type BrowserCaptcha = {
  /** At each sign of use; harmless when it has started already. Begins again what failed. */
  start: () => void;
  isSolved: () => boolean;
  /** Resolves to the value of `g_recaptcha_response`; undefined when the captcha cannot be had. */
  respond: () => Promise<string | undefined>;
  /** The last solution was refused or has been spent: the next sign of use asks for another. */
  renew: () => void;
  stop: () => void;
};
