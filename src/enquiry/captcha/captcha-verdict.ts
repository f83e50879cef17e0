/**
 * One question, three providers: did a person's browser solve the captcha? A solution that passed is named,
 * so that the transaction that stores the enquiry can spend it; `unavailable` means that the provider could
 * not be asked, and then nothing is saved.
 */
export type Solution = {
  id: string;
  expiresAt: Date;
  /** The moment of a page without JavaScript, which replaces a captcha. */
  isOfPage?: true;
};

export type CaptchaVerdict =
  | { outcome: 'passed'; solution?: Solution }
  | { outcome: 'failed' }
  | { outcome: 'unavailable' };
