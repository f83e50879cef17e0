import { countCrmDeliveries, crmTroubles } from '#enquiry/crm/read-crm-deliveries.ts';
import { feedKeys } from '#enquiry/feed/feed-keys.ts';
import type { DeskCall } from '../desk-route.ts';
import type { FeedSectionProps } from './feed-section.tsx';
import { SystemsPage } from './systems-page.tsx';

type Shown = Omit<FeedSectionProps, 'keys'> & { secret?: string };

/** @param shown of a key or the web hook’s secret that was asked for */
export async function showSystems(
  { c, draw }: DeskCall,
  { secret, ...shown }: Shown = {},
): Promise<Response> {
  const [counts, troubles, keys] = await Promise.all([countCrmDeliveries(), crmTroubles(), feedKeys()]);
  const body = (
    <SystemsPage {...{ counts, troubles, said: c.req.query('said'), secret }} feed={{ ...shown, keys }} />
  );
  return draw({ title: 'Other systems', status: shown.isUnnamed ? 422 : 200, body });
}
