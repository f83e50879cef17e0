import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test('every placeholder is named with its place, and true values are left alone', () => {
  const settings = {
    brand: 'Parasol',
    contact: { supportEmail: 'support@example.com', helpline: '1800 000 0000', claimsPhone: '1800 123 4567' },
    company: { cin: 'placeholder: corporate identity number', legalName: 'Umbrella Brokers' },
    callingHours: { from: '10:00', firstDay: 1 },
    premiums: { rows: [{ sumInsured: '₹50,000', premium: 'Placeholder' }] },
    stats: { insurers: '33+', policies: '1,00,00,000' },
    annualReturnUrl: undefined,
  };
  const found = findPlaceholders(settings);
  expect(found.map(({ what }) => what)).toEqual([
    'The setting contact.supportEmail is a placeholder: support@example.com',
    'The setting contact.helpline is a placeholder: 1800 000 0000',
    'The setting company.cin is a placeholder: placeholder: corporate identity number',
    'The setting premiums.rows.0.premium is a placeholder: Placeholder',
  ]);
  const [office, panel] = ['Change it at /desk/office.', 'Change it in /admin under Site settings.'];
  expect(found.map(({ advice }) => advice)).toEqual([office, office, panel, panel]);
});
