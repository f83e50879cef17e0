import { z } from 'zod';
import { atColumn, defineLedger, entryShape } from '#platform/ledger/ledger.ts';

const erasureShape = entryShape.extend({
  /** Reference of the request that asked for it. */
  reference: z.string(),
  state: z.enum(['done', 'held-back']),
  /** The identities by which the person was found, as keyed codes. */
  codes: z.array(z.string()),
  heldBack: z.array(z.string()),
});
export type Erasure = z.infer<typeof erasureShape>;

/** The erasures that were carried out. */
export const erasureLedger = defineLedger('erasures', erasureShape, async (client) => {
  const { rows } = await client.query<Erasure>(
    `select id, ${atColumn}, reference, state, codes, held_back as "heldBack" from privacy.erasures`,
  );
  return rows;
});
