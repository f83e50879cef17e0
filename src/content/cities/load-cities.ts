import address from '../../../content/data/cities.json?url';
import { type CityIndex, indexCities } from './city-search.ts';

let loading: Promise<CityIndex> | undefined;

/** The list is in a file of its own, fetched once and only when someone is about to type a city. */
export function loadCities(): Promise<CityIndex> {
  loading ??= fetchCities().catch((error: unknown) => {
    loading = undefined; // a lost connection: the next focus tries again
    throw error;
  });
  return loading;
}

async function fetchCities(): Promise<CityIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The list of cities answered ${answer.status}.`);
  return indexCities(await answer.json());
}
