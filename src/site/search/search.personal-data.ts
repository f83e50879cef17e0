import type { PersonalData } from '#platform/personal-data.ts';
import { deleteOldSearches } from './searches-without-results.ts';

export const searchPersonalData: readonly PersonalData[] = [
  {
    // Words and a day; what looks like someone's number or address is not counted. And yet someone typed them.
    place: 'search.in_vain',
    columns: ['asked'],
    stays: { until: 'ninety days have passed', sweep: deleteOldSearches },
  },
];
