import { brand } from './brand.ts';
import { markAddress } from './mark.ts';

/** The mark beside the brand's name, which says it in words: readers skip the picture. */
export function BrandMark() {
  return (
    <img
      className="brand-mark"
      src={markAddress(brand().mark)}
      alt=""
      width="40"
      height="40"
      decoding="sync"
    />
  );
}
