import { useSite } from '../document/site-context.tsx';
import { Figure, textWidth } from './figure.tsx';

/** The picture that stands above a record's text, where it has one. @param id of its upload */
export function PictureOfRecord({ id = 0 }: { id?: number }) {
  const upload = useSite().uploads[id];
  return upload && upload.kind !== 'pdf' ? <Figure picture={upload} sizes={textWidth} /> : null;
}
