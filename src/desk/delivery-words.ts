import type { Delivery } from '#enquiry/deliveries/delivery.ts';

/** What an enquiry owes, as staff call it. */
export const deliveryWords: Record<Delivery['channel'], string> = {
  'support-mail': 'Mail to us about a form',
  'crm-webhook': 'Hand-over to the CRM',
};
