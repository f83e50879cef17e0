import type { PersonalData } from '#platform/personal-data.ts';
import { forgetAddressees } from '../mail/forget-addressees.ts';

export const toolsPersonalData: readonly PersonalData[] = [
  {
    // To whom a result's link goes; pg-boss keeps the jobs of all queues in this part of its table.
    place: 'pgboss.job_common',
    columns: ['data'],
    stays: {
      until: 'the mail with a result’s link is sent, or has been given up after half a day',
      sweep: forgetAddressees,
    },
  },
];
