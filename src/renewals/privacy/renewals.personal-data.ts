import type { PersonalData } from '#platform/personal-data.ts';
import { deleteEndedReminders } from '../reminders/delete-ended.ts';

export const renewalsPersonalData: readonly PersonalData[] = [
  {
    place: 'renewals.reminders',
    columns: ['email', 'insurer', 'confirm_hash'],
    whose: { email: 'email' },
    stays: {
      until:
        'the number of days in the settings has passed since the policy’s last day, or seven days without confirmation',
      sweep: deleteEndedReminders,
    },
  },
  {
    // Which of its dates have a mail.
    place: 'renewals.mails',
    columns: ['mail_id'],
    stays: { with: ['renewals.reminders'] },
  },
];
