import { setEnvironment } from '../support/environment.ts';

// No support address is set: the seed's is a placeholder.
setEnvironment({ SUPPORT_EMAIL: '', CAPTCHA: 'altcha' });

import { withSeed } from '../support/content-service.ts';
import { withRenderedSeed } from '../support/rendered-seed.ts';

// Two subjects in one file, so that the seed's pages are rendered once for both.
withSeed();
withRenderedSeed();
await import('./whole-seed/published-text.ts');
await import('./whole-seed/search.ts');
