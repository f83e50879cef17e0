/** The endpoint for newsletter requests, as the specification spells it. */
export const subscribeEndpoint = 'subscribe_newsletter';
