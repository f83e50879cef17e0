import address from '../../../../content/data/cities.json?url';
import namesAddress from '../../../../content/data/cities-in-hindi.json?url';
import type { CityLanguage } from './city-language.ts';

export const hi: CityLanguage = async (fetchJson) => {
  // To read a name aloud takes tables that a form without a city never needs.
  const [{ indexInHindi, searchInHindi }, cities, names] = await Promise.all([
    import('../cities-in-hindi.ts'),
    fetchJson(address),
    fetchJson(namesAddress),
  ]);
  const index = indexInHindi(cities, names);
  return (typed) => searchInHindi(index, typed);
};
