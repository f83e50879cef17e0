import type { Certificate } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { CertificatesBlock } from './certificates.view.tsx';

const certificates: Certificate[] = [
  {
    id: 1,
    title: 'Member of an example association of brokers',
    issuer: 'Example Association',
    number: 'EX-0000',
    issuedOn: '2024-04-01',
    validTill: '2099-03-31',
  },
  {
    id: 2,
    title: 'Information security, ISO/IEC 27001',
    issuer: 'An example certifying body',
    issuedOn: '2025-09-15',
  },
];

/** With a last day and without. */
export const examples: Examples = () => [
  {
    id: 'certificates',
    title: 'Certificates',
    examples: [
      {
        state: 'Two certificates',
        isWide: true,
        body: (
          <CertificatesBlock
            block={{ id: 'certificates', blockType: 'certificates', heading: 'On paper' }}
            data={certificates}
            anchor="guide-certificates"
          />
        ),
      },
    ],
  },
];
