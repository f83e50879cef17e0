import { type Data, isData } from '../fields/walk-fields.ts';

/**
 * Gives a stored record the values that it lacks in a language, also in the rows of lists that all languages share;
 * what staff have written stays.
 */
export function fillGaps(stored: Data, translated: Data): Data {
  const filled = Object.entries(translated).map(([name, value]) => [name, filledValue(stored[name], value)]);
  return { ...stored, ...Object.fromEntries(filled) };
}

function filledValue(own: unknown, value: unknown): unknown {
  if (own === null || own === undefined) return value;
  if (isData(own) && isData(value)) return fillGaps(own, value);
  if (!Array.isArray(own) || !Array.isArray(value)) return own;
  return own.map((row: unknown) => {
    const same = value.find(
      (other: unknown) => isData(row) && isData(other) && row.id !== undefined && other.id === row.id,
    );
    return isData(row) && isData(same) ? fillGaps(row, same) : row;
  });
}
