import type { Office } from '#content/model.ts';
import type { Thing } from '../../linked-data/thing.ts';

/** An office of the broker as it is on the page, told as a part of the broker. */
export function officeThing({ name, address, phone, email, map }: Office, agency: Thing): Thing {
  return {
    '@type': 'InsuranceAgency',
    name: `${agency.name}, ${name}`,
    parentOrganization: agency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: linesOf(address).join(', '),
      addressCountry: 'IN',
    },
    telephone: phone || undefined,
    email: email || undefined,
    hasMap: map || undefined,
  };
}

/** An address as it was typed, line by line. */
export function linesOf(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);
}
