/** By what the outbox names this mail: apart from its template, which loads what draws it. */
export const passwordLinkKey = 'password-link';
