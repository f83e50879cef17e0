import type { FieldErrors } from '#forms/controls/form-view.ts';

/** What the form for the mail begins with: untouched, or as the plain page's sending has left it. */
export type MailState = { email: string; errors: FieldErrors; problem: string; isSent: boolean };

export const untouchedMail: MailState = { email: '', errors: {}, problem: '', isSent: false };
