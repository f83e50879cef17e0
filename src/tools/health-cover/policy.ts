import type { Tier } from './city-tier.ts';
import type { AgeBand, Condition, Household, Room } from './household.ts';

/** One policy to be bought, and what the formula needs to know for it. */
export type Policy = {
  who: 'family' | 'parents';
  adults: number;
  children: number;
  eldest: AgeBand;
  tier: Tier;
  room: Room;
  usesTobacco: boolean;
  condition: Condition;
  /** Rupees a year. */
  income: number;
  ownCover: number;
  employerCover: number;
};

/**
 * One policy for the family and one for parents aged 61 and over. Income, and an employer's cover, which is one sum for
 * all that it names, count once: for the family where there is one.
 */
export function policiesOf(household: Household): Policy[] {
  const { adults, children, eldest, tier, room, usesTobacco, condition } = household;
  const { income, ownCover, employerCover } = household;
  const people = { adults, children, eldest, tier, condition, ownCover, income, employerCover };
  const family: Policy = { who: 'family', room, usesTobacco, ...people };
  const parents: Policy = {
    who: 'parents',
    adults: household.parents,
    children: 0,
    eldest: '61-up',
    tier: household.parentsTier,
    room,
    usesTobacco,
    condition: household.parentsCondition,
    income: adults > 0 ? 0 : income,
    ownCover: household.parentsCover,
    employerCover: adults > 0 ? 0 : employerCover,
  };
  return [family, parents].filter((policy) => policy.adults > 0);
}
