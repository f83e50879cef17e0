import { type CityIndex, indexCities } from './city-search.ts';

let loading: Promise<CityIndex> | undefined;

/** The list lies in a chunk of its own, fetched once and only when somebody is about to type a city. */
export function loadCities(): Promise<CityIndex> {
  loading ??= import('../../../content/data/cities.json').then(
    (module) => indexCities(module.default),
    (error: unknown) => {
      loading = undefined; // a lost chunk: the next focus tries again
      throw error;
    },
  );
  return loading;
}
