import type { PersonalData } from '#platform/personal-data.ts';
import { deleteExpiredDrafts } from '../store/drafts.ts';
import { deleteExpiredResults } from '../store/results.ts';

export const toolsPersonalData: readonly PersonalData[] = [
  {
    // They carry no name, and yet they describe the person who gave them.
    place: 'tools.results',
    columns: ['id', 'answers'],
    stays: {
      until: 'the number of days in the settings has passed, or someone who has its address deletes it',
      sweep: deleteExpiredResults,
    },
  },
  {
    // Contents of the document: the answers and the findings.
    place: 'tools.reports',
    columns: ['result_id', 'pdf'],
    stays: { with: ['tools.results'] },
  },
  {
    place: 'tools.drafts',
    columns: ['id', 'answers'],
    stays: { until: '24 hours have passed, or the visitor deletes it', sweep: deleteExpiredDrafts },
  },
  {
    place: 'tools.attached_results',
    columns: ['answers'],
    stays: { with: ['public.call_from_experts'] },
  },
];
