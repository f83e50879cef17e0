import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { readHandOvers } from '#enquiry/crm/erase-in-crms.ts';
import { inTransaction } from '#platform/database.ts';
import { countsOf, planErasure } from '#privacy/erase/erase-person.ts';
import { type PossibleActions, possibleActions } from '#privacy/own-page/possible-actions.ts';
import { type CollectedData, collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { reasonsOf, reasonsThatApply } from '#privacy/requests/held-back.ts';
import { identitiesOf } from '#privacy/requests/open-request.ts';
import { allPersonalData } from '../all-personal-data.ts';
import { groupsOf, type HeldGroup, type HeldGroupName, newestOf } from './held-groups.ts';
import type { PrivacyRequest } from './read-requests.ts';

/** Our data of the person who asks, in words, and the part of it that an erasure would leave. */
export type Held = {
  gathered: CollectedData;
  groups: readonly HeldGroup[];
  newest: ReadonlyMap<HeldGroupName, Date>;
  actions: PossibleActions;
  goes: readonly HeldGroup[];
  stays: readonly HeldGroup[];
  /** The laws that keep something of this person. */
  reasons: readonly string[];
  /** CRMs that have them, by their keys. */
  crms: readonly string[];
};

export async function readHeld(request: PrivacyRequest): Promise<Held> {
  const { privacy } = await readSettings();
  const reasons = reasonsOf(privacy.heldBack);
  return inTransaction(async (client) => {
    const person = await findPerson(client, allPersonalData, identitiesOf(request));
    const gathered = await collectData(client, allPersonalData, person);
    const heldBack = reasons.map(({ name }) => name);
    const plan = await planErasure(client, allPersonalData, { person, heldBack });
    const [all, going] = [countsOf(gathered), countsOf(plan.gathered)];
    const staying = Object.entries(all).map(
      ([place, count]) => [place, count - (going[place] ?? 0)] as const,
    );
    const handOvers = await readHandOvers(client, plan.going.references);
    return {
      gathered,
      groups: groupsOf(all),
      newest: newestOf(gathered),
      actions: possibleActions(gathered),
      goes: groupsOf(going).filter(isTakenOut),
      stays: groupsOf(Object.fromEntries(staying)),
      reasons: reasonsThatApply(allPersonalData, reasons, plan.kept),
      crms: [...new Set(handOvers.map(({ crm }) => crm))],
    };
  });
}

/** Their requests stay as the record that they were answered, without anything of them. */
export function isTakenOut({ name }: HeldGroup): boolean {
  return name !== 'requests';
}
