/** What the browser tells Google v3 that the visitor is doing, and what the server expects to hear back. */
export const recaptchaAction = 'call_back';
