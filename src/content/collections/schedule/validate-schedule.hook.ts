import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { momentOfIndiaInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

type Given = { value: unknown; was: unknown };

/**
 * A day that an editor sets is one that can still come, and says what happens then and not before: a record that is to
 * go live later is not published by accident now. Both are kept in whole minutes.
 */
export const validateSchedule: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  const isDraft = data._status !== 'published';
  // An older version's days are over, or were meant for what it said then. The day on which the page goes off the site is
  // the page's own, whichever version of it visitors read.
  if (req.context.isRestoringVersion === true) {
    const end = wholeMinute(originalDoc?.unpublishAt);
    const isToCome = end !== undefined && end > new Date();
    return { ...data, publishAt: null, unpublishAt: isToCome ? end.toISOString() : null };
  }
  const publish = { value: data.publishAt, was: originalDoc?.publishAt };
  const unpublish = { value: data.unpublishAt, was: originalDoc?.unpublishAt };
  const publishAt = wholeMinute(publish.value);
  const unpublishAt = wholeMinute(unpublish.value);
  const now = new Date();

  const refuse = (path: string, message: string) => {
    const refusal = new ValidationError({ collection: collection.slug, errors: [{ path, message }] });
    // The service's own message names the field alone.
    refusal.message = message;
    throw refusal;
  };
  if (publishAt && publishAt > now && !isDraft)
    refuse(
      'publishAt',
      `This is set to go live on ${momentOfIndiaInWords(publishAt, defaultLocale)}. Press “Save Draft”, and it does so automatically; or clear “Publish on” to publish it now.`,
    );
  if (publishAt && publishAt <= now && isDraft && isNew(publish))
    refuse('publishAt', '“Publish on” is in the past. Choose a later time, or publish it now.');
  if (unpublishAt && unpublishAt <= now && (!isDraft || isNew(unpublish)))
    refuse('unpublishAt', '“Take off on” is in the past. Choose a later time, or clear it.');
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    refuse(
      'unpublishAt',
      'It would be taken off before it goes live. Choose a later time for “Take off on”.',
    );
  return {
    ...data,
    publishAt: isDraft ? (publishAt?.toISOString() ?? null) : null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  };
};

function wholeMinute(value: unknown): Date | undefined {
  if (!value) return undefined;
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) return undefined;
  moment.setUTCSeconds(0, 0);
  return moment;
}

function isNew({ value, was }: Given): boolean {
  return wholeMinute(value)?.getTime() !== wholeMinute(was)?.getTime();
}
