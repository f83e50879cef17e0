/** By what the outbox names this mail: apart from its template, which loads what renders it. */
export const passwordLinkKey = 'password-link';
