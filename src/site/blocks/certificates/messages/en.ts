import type { StoredDocument, StoredPicture } from '#content/model.ts';

export const en = {
  number: 'Number',
  issuedOn: 'Issued on',
  validTill: 'Valid till',
  open: (kind: (StoredDocument | StoredPicture)['kind']): string =>
    kind === 'pdf' ? 'Open the document (PDF)' : 'View the document',
};
