import type { Field } from 'payload';
import { isAdministratorField } from '../../access/staff.ts';
import { type Retention, retentionLabels, retentionNames } from './retention.field.ts';

/**
 * How we answer people who ask for their data: within which time, and what a law keeps us from erasing; and for how long
 * we keep what has a day of its own to end on.
 */
export type PrivacySettings = {
  /** Days, counted from the day on which a request came. */
  answerDays: number;
  /** Days for which a renewal reminder is kept after the policy's last day. */
  renewalReminderDays: number;
  /** Whether programs of the operator's may fetch enquiries from the feed; not a field, but a key that is there. */
  isFeedOpen?: boolean;
  /** Why something is not erased on request, by what is kept; without a reason it is. */
  heldBack?: Partial<Record<keyof Retention, string | null>>;
};

export const usualAnswerDays = 30;
const usualRenewalReminderDays = 1;

export const privacyField: Field = {
  name: 'privacy',
  type: 'group',
  label: 'Requests about personal data',
  access: { update: isAdministratorField },
  fields: [
    {
      name: 'answerDays',
      type: 'number',
      label: 'Days within which we answer',
      required: true,
      defaultValue: usualAnswerDays,
      min: 1,
      max: 90,
      admin: {
        step: 1,
        description: 'Printed on the privacy request page; lists of requests count down to it.',
      },
    },
    {
      name: 'renewalReminderDays',
      type: 'number',
      label: 'Days for which a renewal reminder is kept after the policy’s last day',
      required: true,
      defaultValue: usualRenewalReminderDays,
      min: 1,
      max: 90,
      admin: {
        step: 1,
        description:
          'It is then deleted, with the address. The privacy policy and the notice at its form state this period.',
      },
    },
    {
      name: 'heldBack',
      type: 'group',
      label: 'What a law requires us to keep',
      admin: {
        description:
          'If a reason is given, an erasure excludes these records, and the visitor reads the reason in these words. If empty, the records are erased on request. Ask your compliance officer.',
      },
      fields: retentionNames.map((name) => ({
        name,
        type: 'textarea',
        localized: true,
        label: retentionLabels[name].replace(', in months', ''),
        maxLength: 300,
      })),
    },
  ],
};
