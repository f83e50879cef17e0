import { foldText } from '#content/cities/city-search.ts';

/** How expensive hospitals are where someone lives; by lists of ours, since no official one exists. */
export const tiers = ['metro', 'tier-2', 'tier-3'] as const;
export type Tier = (typeof tiers)[number];

/** Names, comma between them, with former and other usual ones; `Aurangabad (Maharashtra)` matches in that state alone. */
export type PlaceLists = { metros: string; tier2: string };

/** @param city as it was typed or chosen: "Kochi, Kerala", "Kochi (Kerala)" */
export function tierOf(city: string, lists: PlaceLists): Tier {
  if (isListed(city, lists.metros)) return 'metro';
  return isListed(city, lists.tier2) ? 'tier-2' : 'tier-3';
}

function isListed(city: string, list: string): boolean {
  const [name = '', state = ''] = city.split(/[,(]/).map(foldText);
  return list.split(',').some((entry) => {
    const [listed = '', only = ''] = entry.split('(').map(foldText);
    return listed === name && (only === '' || state === '' || only === state);
  });
}
