import type { StoredDocument, StoredPicture } from '#content/model.ts';
import type { en } from './en.ts';

export const hi: typeof en = {
  number: 'नंबर',
  issuedOn: 'जारी होने की तारीख',
  validTill: 'कब तक मान्य',
  open: (kind: (StoredDocument | StoredPicture)['kind']) =>
    kind === 'pdf' ? 'दस्तावेज़ खोलें (PDF)' : 'दस्तावेज़ देखें',
};
