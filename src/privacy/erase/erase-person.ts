/**
 * Takes everything of a person out, in the caller's transaction: rows go, with their dependent rows; where a row
 * stays as a record of ours, the person's values in it are emptied. Data that the settings keep back stays whole, with all
 * that was sent with it. Files are named so that the caller can remove them once the transaction is through.
 */

import type pg from 'pg';
import type { Person, PersonalData } from '#platform/personal-data.ts';
import { type CollectedData, collectData } from '../person/collect-data.ts';
import { conditionOf, isNowhere } from '../person/condition.ts';

export type Erased = {
  /** How many rows and files of each place went, or were emptied. */
  counts: Readonly<Record<string, number>>;
  /** References of deleted submissions. */
  references: readonly string[];
  files: CollectedData['files'];
  /** Rows of places that the settings keep back. */
  kept: CollectedData;
};

export type ErasurePlan = {
  /** Places that an erasure reaches. */
  places: readonly PersonalData[];
  /** The person without the references of submissions that stay. */
  going: Person;
  /** Everything that goes, or is emptied. */
  gathered: CollectedData;
  /** Rows of places that the settings keep back. */
  kept: CollectedData;
};

/**
 * Works out what an erasure would take out, and what it would leave.
 * @param heldBack data that stays, by the settings' names
 */
export async function planErasure(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { person, heldBack }: { person: Person; heldBack: readonly string[] },
): Promise<ErasurePlan> {
  const isHeld = ({ settingsName }: PersonalData) =>
    settingsName !== undefined && heldBack.includes(settingsName);
  const kept = await collectData(client, places.filter(isHeld), person);
  const keptReferences = new Set([...kept.rows.values()].flat().map((row) => String(row.reference)));
  const references = person.references.filter((reference) => !keptReferences.has(reference));

  const open = places.filter((place) => !isHeld(place));
  const going = { ...person, references };
  return { places: open, going, gathered: await collectData(client, open, going), kept };
}

/**
 * @param heldBack data that stays, by the settings' names
 * @param at when it was erased first, if this repeats it
 */
export async function erasePerson(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  erasure: { person: Person; heldBack: readonly string[]; at?: string },
): Promise<Erased> {
  const { places: open, going, gathered, kept } = await planErasure(client, places, erasure);
  for (const place of open) {
    await takeOut(client, place, going);
    await place.onErased?.(client, going, erasure.at);
  }
  const { references } = going;
  return { counts: countsOf(gathered), references, files: gathered.files, kept };
}

async function takeOut(client: pg.ClientBase, place: PersonalData, person: Person): Promise<void> {
  const condition = conditionOf(place, person);
  if (!condition || (await isNowhere(client, place.place))) return;
  const statement = place.masked
    ? `update ${place.place} set ${place.masked.map((column) => `${column} = null`).join(', ')}`
    : `delete from ${place.place}`;
  await client.query(`${statement} where ${condition.sql}`, condition.values);
}

/** How many rows and files there are in each place. */
export function countsOf({ rows, files }: Pick<CollectedData, 'rows' | 'files'>): Record<string, number> {
  return Object.fromEntries([...rows, ...files].map(([place, found]) => [place, found.length]));
}
