import type { CollectionConfig, DateField } from 'payload';
import { validateSchedule } from './validate-schedule.hook.ts';

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
    // A day is set for one record: a copy, perhaps unfinished, must not go live on it.
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa', timeFormat: 'h:mm aaa' },
    },
  };
}

const schedule: readonly DateField[] = [
  momentField(
    'publishAt',
    'Publish on',
    'Save as a draft with a future date and time: it then goes live automatically, within half a minute. If something is missing by then, it stays a draft, and you are told here and by mail. Date and time are India’s.',
  ),
  momentField(
    'unpublishAt',
    'Take off on',
    'It is then taken off the site, and stays here as a draft. If empty, it stays on the site. Date and time are India’s.',
  ),
];

/** Everything with drafts can be scheduled, but what is published by a way of its own. */
export function withSchedule(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return {
    ...config,
    fields: [...config.fields, ...schedule],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), validateSchedule] },
  };
}
