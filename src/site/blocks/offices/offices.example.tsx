import type { Office } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { OfficesBlock } from './offices.view.tsx';

const offices: Office[] = [
  {
    id: 1,
    name: 'Head office, Mumbai',
    address: 'First floor, Example House\n1 Example Street, Fort\nMumbai 400001',
    phone: '022 0000 0000',
    email: 'mumbai@example.com',
    hours: 'Monday to Friday, 10:00 to 18:00',
    map: 'https://map.example/mumbai',
  },
  { id: 2, name: 'Pune', address: '12 Example Road\nPune 411001' },
];

/** One of which everything is known, and one of which only the address is. */
export const examples: Examples = () => [
  {
    id: 'offices',
    title: 'Offices',
    examples: [
      {
        state: 'Two offices',
        isWide: true,
        body: (
          <OfficesBlock
            block={{ id: 'offices', blockType: 'offices', heading: 'Where to find us' }}
            data={offices}
            anchor="guide-offices"
          />
        ),
      },
    ],
  },
];
