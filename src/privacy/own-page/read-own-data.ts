import { inTransaction } from '#platform/database.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { type CollectedData, collectData } from '../person/collect-data.ts';
import { findPerson } from '../person/find-person.ts';
import { type PossibleActions, possibleActions } from './possible-actions.ts';

/** A person's data and possible actions, for their page. */
export type Mine = PossibleActions & { gathered: CollectedData };

export async function readOwnData(places: readonly PersonalData[], email: string): Promise<Mine> {
  const gathered = await inTransaction(async (client) =>
    collectData(client, places, await findPerson(client, places, { email })),
  );
  return { gathered, ...possibleActions(gathered) };
}
