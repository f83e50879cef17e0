import address from '../../../../content/data/cities.json?url';
import { foldText, indexCities, searchCities } from '../city-search.ts';
import type { CityLanguage } from './city-language.ts';

export const en: CityLanguage = async (fetchJson) => {
  const index = indexCities(await fetchJson(address));
  return (typed) => searchCities(index, foldText(typed));
};
