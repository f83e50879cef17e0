import { countCrmDeliveries, crmTroubles } from '#enquiry/crm/read-crm-deliveries.ts';
import { feedKeys } from '#enquiry/feed/feed-keys.ts';
import type { DeskCall } from '../desk-route.ts';
import type { FeedSectionProps } from './feed-section.tsx';
import { SystemsPage } from './systems-page.tsx';

/** @param shown of a key that was asked for */
export async function showSystems(
  { c, draw }: DeskCall,
  shown: Omit<FeedSectionProps, 'keys'> = {},
): Promise<Response> {
  const [counts, troubles, keys] = await Promise.all([countCrmDeliveries(), crmTroubles(), feedKeys()]);
  const body = <SystemsPage {...{ counts, troubles, said: c.req.query('said') }} feed={{ ...shown, keys }} />;
  return draw({ title: 'Other systems', status: shown.isUnnamed ? 422 : 200, body });
}
