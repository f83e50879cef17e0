import type { CitySearch } from '../city-search.ts';

/** Loads the list of cities as people search it in a language. */
export type CityLanguage = (fetchJson: (address: string) => Promise<never>) => Promise<CitySearch>;
