import type { Partner } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { PartnersBlock } from './partners.view.tsx';

const partners: Partner[] = [
  { id: 1, name: 'First Example Insurance', kind: 'insurer', website: 'https://insurer.example' },
  { id: 2, name: 'Second Example Insurance', kind: 'insurer', about: 'Group medical and accident covers.' },
  { id: 3, name: 'Third Example Life', kind: 'insurer' },
  {
    id: 4,
    name: 'Example Health Services',
    kind: 'administrator',
    about: 'Settles hospital bills for three of the insurers above.',
    website: 'https://administrator.example',
  },
];

/** Names with and without a link, of more than one kind. */
export const examples: Examples = () => [
  {
    id: 'partners',
    title: 'Partners',
    examples: [
      {
        state: 'Two kinds',
        isWide: true,
        body: (
          <PartnersBlock
            block={{ id: 'partners', blockType: 'partners', heading: 'Who we work with' }}
            data={partners}
            anchor="guide-partners"
          />
        ),
      },
    ],
  },
];
