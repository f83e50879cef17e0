/** What takes a wish for the newsletter, as the specification spells it. */
export const subscribeEndpoint = 'subscribe_newsletter';
