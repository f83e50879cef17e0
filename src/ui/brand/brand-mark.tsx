import { rawHtml } from '../html/raw-html.ts';
import { brand } from './brand.ts';

/**
 * The mark next to the brand's name, which says it in words: readers skip the picture. It is in the page as the
 * drawing that it is: as a picture of its own a phone would set up a document for it, before anything is painted.
 */
export function BrandMark() {
  return <span className="brand-mark" aria-hidden="true" {...rawHtml(brand().mark)} />;
}
