import { staffPersonalData } from '#desk/staff.personal-data.ts';
import { enquiryPersonalData } from '#enquiry/privacy/personal-data.ts';
import type { PersonalData } from '#platform/personal-data.ts';

/** Every place in the house that holds something of a person; each room says its own. */
export const personalData: readonly PersonalData[] = [...enquiryPersonalData, ...staffPersonalData];
