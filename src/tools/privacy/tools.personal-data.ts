import type { PersonalData } from '#platform/personal-data.ts';
import { forgetAddressees } from '../result-mail/forget-addressees.ts';
import { forgetExpiredDrafts } from '../store/drafts.ts';
import { forgetExpiredResults } from '../store/results.ts';

export const toolsPersonalData: readonly PersonalData[] = [
  {
    // Nobody’s name stands beside them; and yet they say something of whoever gave them.
    place: 'tools.results',
    columns: ['id', 'answers'],
    stays: {
      until: 'the days of the setting are over, or whoever has its address deletes it',
      sweep: forgetExpiredResults,
    },
  },
  {
    place: 'tools.drafts',
    columns: ['id', 'answers'],
    stays: { until: '24 hours have passed, or the visitor deletes it', sweep: forgetExpiredDrafts },
  },
  {
    place: 'tools.attached_results',
    columns: ['answers'],
    stays: { with: ['public.call_from_experts'] },
  },
  {
    // To whom a result's link goes; pg-boss keeps the jobs of all queues in this part of its table.
    place: 'pgboss.job_common',
    columns: ['data'],
    whose: { email: `data -> 'mail' ->> 'to'` },
    isPassing: true,
    stays: {
      until: 'the mail with a result’s link is sent, or has been given up after half a day',
      sweep: forgetAddressees,
    },
  },
];
