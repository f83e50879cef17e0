import type { PersonalData } from '#platform/personal-data.ts';
import { deleteOldMails, retentionDays } from '../outbox/outgoing.ts';

export const mailPersonalData: readonly PersonalData[] = [
  {
    // Recipient and text are deleted as soon as the mail is sent.
    place: 'mail.outgoing',
    columns: ['recipient', 'data', 'reference', 'message_id', 'given_up_by', 'given_up_why'],
    whose: { email: 'recipient', reference: 'reference' },
    isPassing: true,
    stays: { until: `${retentionDays} days have passed, or its record is deleted`, sweep: deleteOldMails },
  },
];
