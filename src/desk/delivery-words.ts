import type { Delivery } from '#enquiry/deliveries/delivery.ts';

/** Deliveries of an enquiry, as staff call them. */
export const deliveryWords: Record<Delivery['channel'], string> = {
  'support-mail': 'Mail to us about a form',
  'crm-webhook': 'Hand-over to the CRM',
  crm: 'Hand-over to the CRM',
};
