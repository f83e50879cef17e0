import type { CollectionConfig, DateField } from 'payload';

/**
 * When a draft goes live by itself, and when a published record goes off the site. Both are kept in whole minutes and
 * carried out by a job of our own (`due-schedules.job.ts`), since the vendor's jobs run twice where two instances run.
 */
function momentField(name: string, label: string, description: string): DateField {
  return {
    name,
    type: 'date',
    label,
    index: true,
    admin: {
      position: 'sidebar',
      description,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' },
    },
  };
}

const schedule: readonly DateField[] = [
  momentField(
    'publishAt',
    'Publish on',
    'A draft saved with this goes live then. Empty: only when you press “Publish”.',
  ),
  momentField(
    'unpublishAt',
    'Take off on',
    'It leaves the site then, and stays here as a draft. Empty: it stays.',
  ),
];

/** Everything with drafts can be scheduled, but what is published by a way of its own. */
export function withSchedule(config: CollectionConfig): CollectionConfig {
  return { ...config, fields: [...config.fields, ...schedule] };
}
