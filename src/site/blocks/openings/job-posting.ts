import type { KindOfWork, Opening } from '#content/model.ts';
import type { Thing } from '../../linked-data/thing.ts';
import { wordsOfRichText } from '../../text/words-of-rich-text.ts';

/** The words that search engines know for it (developers.google.com/search, job postings). */
const employmentTypes: Record<KindOfWork, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
};

/** An opening as it is on the page; it ends with its last day in India. */
export function jobPosting(opening: Opening, agency: Thing): Thing {
  const { title, place, kindOfWork, description, requirements = [], postedOn, closesOn } = opening;
  return {
    '@type': 'JobPosting',
    title,
    description: wordsOfRichText(description),
    qualifications: requirements.length > 0 ? requirements.join('\n') : undefined,
    datePosted: postedOn,
    validThrough: `${closesOn}T23:59:59+05:30`,
    employmentType: employmentTypes[kindOfWork],
    hiringOrganization: agency,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' },
    },
  };
}
