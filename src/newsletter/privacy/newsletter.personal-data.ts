import type { PersonalData } from '#platform/personal-data.ts';
import { deleteUnconfirmed } from '../subscribers/delete-unconfirmed.ts';
import { personsOf } from '../subscribers/person-of.ts';

export const newsletterPersonalData: readonly PersonalData[] = [
  {
    // When people leave, the keyed hash of their address stays, which leads to no one without the address.
    place: 'public.newsletter_subscribers',
    columns: ['email', 'source', 'person', 'confirm_hash'],
    whose: { email: 'person', as: personsOf, plainEmail: 'email' },
    stays: {
      until: 'they leave (the hash stays), or seven days without confirmation',
      sweep: deleteUnconfirmed,
    },
  },
];
