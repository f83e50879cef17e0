export const en = {
  policies: 'Policies a month',
  premium: 'Premium of a policy (₹)',
  share: 'Your share of it (%)',
  aMonth: (sum: string) => `${sum} a month`,
  aYear: (sum: string) => `${sum} a year at this rate`,
  unclear: 'Check these numbers.',
  change: 'Enter your own numbers. Nothing is sent or kept.',
  assumptions: 'Where these numbers come from',
  caveat:
    'Illustration with made-up amounts, before tax and your own costs. The result is neither a promise nor the average of what our agents earn.',
};
