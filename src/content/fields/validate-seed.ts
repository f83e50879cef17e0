import type { Field } from 'payload';
import { asWritten } from './to-stored.ts';
import { faultOf } from './validate-value.ts';
import { type FieldPlace, isData, type Treatment, walkFields } from './walk-fields.ts';

/** A fault of a seed, and where: `blocks.3.items.0.title`, `is longer than 90 characters`. */
export type SeedFault = { place: string; reason: string };

/**
 * Validates a seed by the configuration that editors are held to as well: kinds of value, what is required, lengths,
 * sizes of lists, choices, and every rule that asks for the value alone. What the configuration does not know
 * is refused.
 * @param fields those of its collection, global or block
 * @returns no fault, or all of them in the order of the fields
 */
export function validateSeed(fields: readonly Field[], seed: unknown): SeedFault[] {
  const faults: SeedFault[] = [];
  const say = (place: FieldPlace, reason: string) => faults.push({ place: place.join('.'), reason });
  if (!isData(seed)) say([], 'is not a record');
  walkFields(fields, seed, { ...asWritten, ...judging(say) });
  return faults;
}

function judging(say: (place: FieldPlace, reason: string) => void): Partial<Treatment> {
  return {
    onRecord(data, known, place) {
      const names = known.map(({ name }) => name);
      for (const name of Object.keys(data)) {
        if (!names.includes(name)) say([...place, name], `is not known; there are ${names.join(', ')}`);
      }
    },
    onField(field, value, place) {
      const reason = faultOf(field, value);
      if (reason) say(place, reason);
      return reason === undefined;
    },
    onUnknownBlock(slug, place) {
      say(place, `is the block "${slug}", which is not known`);
    },
  };
}
