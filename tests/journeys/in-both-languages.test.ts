import { withSiteInBothLanguages } from '../support/site-in-both-languages.ts';

// Two subjects in one file: this site takes longer to start than either of them takes.
import './in-both-languages/hindi.ts';
import './in-both-languages/page-weight.ts';

withSiteInBothLanguages();
