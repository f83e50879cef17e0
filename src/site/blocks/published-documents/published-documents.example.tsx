import type { Examples } from '../../styleguide/example.tsx';
import { PublishedDocumentsBlock } from './published-documents.view.tsx';

/** With a day and without. */
export const examples: Examples = () => [
  {
    id: 'published-documents',
    title: 'Published documents',
    examples: [
      {
        state: 'Two documents',
        isWide: true,
        body: (
          <PublishedDocumentsBlock
            block={{ id: 'documents', blockType: 'published-documents', heading: 'To open and to keep' }}
            data={[
              {
                id: 2,
                title: 'Annual return 2025-26',
                address: '#guide-documents',
                datedOn: '2026-03-31',
                bytes: 412_000,
              },
              { id: 1, title: 'How we handle complaints', address: '#guide-documents', bytes: 96_000 },
            ]}
            anchor="guide-documents"
          />
        ),
      },
    ],
  },
];
