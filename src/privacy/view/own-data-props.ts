import type { PrivacySettings } from '#content/collections/site-settings/privacy.field.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Mine } from '../own-page/read-own-data.ts';
import type { RequestType } from '../own-page/submit-request.ts';

export type OwnDataPageProps = {
  email: string;
  held: Mine;
  privacy: PrivacySettings;
  /** How long a request about data is kept, a nominee with it. */
  keptMonths: number;
  csrfToken: string;
  /** Confirmation of their last request. */
  told?: string;
  problem?: { wish: RequestType; text: string };
  locale: Locale;
};
