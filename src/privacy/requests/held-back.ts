import type { PrivacySettings } from '#content/collections/site-settings/privacy.field.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import type { CollectedData } from '../person/collect-data.ts';

/** Why a kind of record is not erased, by its name in the settings. */
export type HeldReason = { name: string; reason: string };

export function reasonsOf(heldBack: PrivacySettings['heldBack'] = {}): HeldReason[] {
  return Object.entries(heldBack).flatMap(([name, reason]) => (reason ? [{ name, reason }] : []));
}

/** @returns the reasons of which this person has a record */
export function reasonsThatApply(
  places: readonly PersonalData[],
  reasons: readonly HeldReason[],
  kept: Pick<CollectedData, 'rows'>,
): string[] {
  const isKept = ({ name }: HeldReason) =>
    places.some(({ settingsName, place }) => settingsName === name && kept.rows.has(place));
  return reasons.filter(isKept).map(({ reason }) => reason);
}
