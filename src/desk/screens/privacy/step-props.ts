import type { Held } from '../../privacy-requests/read-held.ts';
import type { PrivacyRequest } from '../../privacy-requests/read-requests.ts';

export type StepProps = { request: PrivacyRequest; held: Held };
