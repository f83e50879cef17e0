import { withSiteInBothLanguages } from '../support/site-in-both-languages.ts';

// Two subjects in one file, so that one start of this site, up to a minute, serves both.
import './in-both-languages/hindi.ts';
import './in-both-languages/page-weight.ts';

withSiteInBothLanguages();
