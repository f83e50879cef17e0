import { type CollectionBeforeChangeHook, ValidationError } from 'payload';

/** Refuses to publish an issue that was not sent: visitors would read it, and its subscribers would not. */
export const publishBySending: CollectionBeforeChangeHook = ({ data, collection, originalDoc }) => {
  const isSent = Boolean(data.sentAt ?? originalDoc?.sentAt);
  if (data._status !== 'published' || isSent) return data;
  const message =
    'Sending an issue publishes it. Save it as a draft, then send it from its page on the desk.';
  const refusal = new ValidationError({ collection: collection.slug, errors: [{ path: 'title', message }] });
  refusal.message = message;
  throw refusal;
};
