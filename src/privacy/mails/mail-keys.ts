/** By what the outbox names our mails: apart from their templates, which load what renders them. */
export const linkMailKey = 'privacy-link';
export const answerMailKey = 'privacy-answer';
