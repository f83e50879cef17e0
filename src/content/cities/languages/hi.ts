import address from '../../../../content/data/cities.json?url';
import namesAddress from '../../../../content/data/cities-in-hindi.json?url';
import { indexInHindi, searchInHindi } from '../cities-in-hindi.ts';
import type { CityLanguage } from './city-language.ts';

export const hi: CityLanguage = async (fetchJson) => {
  const [cities, names] = await Promise.all([fetchJson(address), fetchJson(namesAddress)]);
  const index = indexInHindi(cities, names);
  return (typed) => searchInHindi(index, typed);
};
