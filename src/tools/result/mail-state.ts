import type { FieldErrors } from '#forms/controls/form-view.ts';

/** Initial state of the mail form: untouched, or as the plain page's submission has left it. */
export type MailState = { email: string; errors: FieldErrors; problem: string; isSent: boolean };

export const untouchedMail: MailState = { email: '', errors: {}, problem: '', isSent: false };
