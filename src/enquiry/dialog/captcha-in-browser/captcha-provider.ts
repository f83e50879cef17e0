/** What the form needs of a captcha, no matter who provides it. */
export type BrowserCaptcha = {
  /** At the first sign of use; harmless when it has started already. */
  start: () => void;
  isSolved: () => boolean;
  /** What goes into `g_recaptcha_response`; empty when it cannot be had. */
  respond: () => Promise<string>;
  /** The last solution was refused or has been spent. */
  renew: () => void;
  stop: () => void;
};
