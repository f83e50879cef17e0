/** The captcha as the form uses it, no matter who provides it. */
export type BrowserCaptcha = {
  /** At the first sign of use; harmless when it has started already. */
  start: () => void;
  isSolved: () => boolean;
  /** Resolves to the value of `g_recaptcha_response`; empty when there is none. */
  respond: () => Promise<string>;
  /** The last solution was refused or has been spent. */
  renew: () => void;
  stop: () => void;
};
