import type { Step } from '#privacy/requests/request.ts';
import type { PrivacyRequest } from '../../privacy-requests/read-requests.ts';

export type RequestPanelProps = {
  request: PrivacyRequest;
  /** The steps that this request and this person's role allow. */
  steps: readonly Step[];
  /** The person who answers. */
  staffId: number;
  /** The role settles requests, if not every step of them. */
  maySettle: boolean;
  /** The request's number is on a record of ours; only such a number is called to identify them. */
  isPhoneHeld: boolean;
  /** A step that was refused, what was typed for it, and why. */
  problem?: { step: Step; why: string; typed: Readonly<Record<string, string>> } | undefined;
};
