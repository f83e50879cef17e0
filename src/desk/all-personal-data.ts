import { uploadPersonalData } from '#content/collections/upload/upload.personal-data.ts';
import { enquiryPersonalData } from '#enquiry/privacy/enquiry.personal-data.ts';
import { mailPersonalData } from '#mail/privacy/mail.personal-data.ts';
import { newsletterPersonalData } from '#newsletter/privacy/newsletter.personal-data.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { privacyPersonalData } from '#privacy/personal-data/privacy.personal-data.ts';
import { renewalsPersonalData } from '#renewals/privacy/renewals.personal-data.ts';
import { searchPersonalData } from '#site/search/search.personal-data.ts';
import { toolsPersonalData } from '#tools/privacy/tools.personal-data.ts';
import { staffPersonalData } from './staff.personal-data.ts';

/** Every place in the system with personal data; each room lists its own. */
export const allPersonalData: readonly PersonalData[] = [
  ...enquiryPersonalData,
  ...toolsPersonalData,
  ...searchPersonalData,
  ...mailPersonalData,
  ...newsletterPersonalData,
  ...renewalsPersonalData,
  ...privacyPersonalData,
  ...uploadPersonalData,
  ...staffPersonalData,
];
