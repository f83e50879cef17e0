import { callPaths } from '#cases/calls/call-paths.ts';
import { eligibilityPath } from '#enquiry/eligibility/eligibility-path.ts';
import { callBackPath } from '#enquiry/page/path-of-form.ts';
import { newsletterPath } from '#newsletter/newsletter-paths.ts';
import { formulasPath } from '#tools/formulas/paths.ts';
import { censusPath } from '../census/census-path.ts';
import { deadlinesPath } from '../deadlines/deadlines-path.ts';
import { siteFeeds } from '../feeds/site-feeds.ts';
import { ombudsmanPath } from '../ombudsman/ombudsman-path.ts';
import { searchPath } from '../search/search-path.ts';

/** Where visitors find something that is not a record of content: what editors may link to besides pages. */
export const dynamicPaths: readonly string[] = [
  callBackPath,
  eligibilityPath,
  newsletterPath,
  formulasPath,
  searchPath,
  deadlinesPath,
  ombudsmanPath,
  censusPath,
  callPaths.callerCode,
  ...siteFeeds.map(({ path }) => path),
];
