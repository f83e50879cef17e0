import type { Renewal } from '../renewal.ts';

/** The three fields as they travel with a button. */
export function HiddenRenewal({ renewal }: { renewal: Renewal | undefined }) {
  return (
    <>
      <input type="hidden" name="cover" value={renewal?.cover ?? ''} />
      <input type="hidden" name="insurer" value={renewal?.insurer ?? ''} />
      <input type="hidden" name="on" value={renewal?.day ?? ''} />
    </>
  );
}
