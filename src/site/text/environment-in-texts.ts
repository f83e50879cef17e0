import { activeCrms } from '#enquiry/crm/active-crms.ts';
import type { Env } from '#platform/env.ts';

/**
 * Lists what texts show of the environment, by their tokens (`fill-tokens.ts`) or by a setting that it overrides. No
 * table changes when it does: where this differs from the last run, every page is rendered again. No secret is in it.
 */
export function environmentInTexts(from: Env): unknown[] {
  const crmNames = activeCrms(from).map(({ adapter }) => adapter.name);
  return [from.captcha.provider, crmNames, from.supportEmail, Boolean(from.feedKey)];
}
