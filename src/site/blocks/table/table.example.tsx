import type { Examples } from '../../styleguide/example.tsx';
import { DataTable } from '../data-table.tsx';

export const examples: Examples = () => [
  {
    id: 'table',
    title: 'Table',
    examples: [
      {
        state: 'Premiums',
        isWide: true,
        body: (
          <DataTable
            label="Premiums"
            columns={['Sum insured', 'Premium', 'Waits']}
            rows={[
              ['₹ 25,000', '₹ 17,936', '9 months'],
              ['₹ 50,000', '₹ 35,872', '9 months'],
              ['₹ 75,000', '₹ 53,808', '9 months'],
            ]}
          />
        ),
      },
    ],
  },
];
