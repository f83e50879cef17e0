import { ownPath } from '../store/own-path.ts';
import type { DeliveryPlan } from './planned-deliveries.ts';

/** What a CRM is handed: the record under the names of the calls, so that one list of fields serves both. */
export function enquiryAsJson({ kind, order, reference }: DeliveryPlan, now = new Date()): string {
  const { enquiry, channel } = order;
  return JSON.stringify({
    type: kind === 'agent' ? 'agent.registered' : 'enquiry.created',
    timestamp: now.toISOString(),
    data: {
      reference,
      ...enquiry,
      referrer_url: ownPath(enquiry.referrer_url),
      channel,
    },
  });
}
