import { type Locale, languageOf } from '#ui/language/locales.ts';
import type { CitySearch } from './city-search.ts';
import { cityLanguages } from './languages/messages.ts';

let loading: Promise<CitySearch | undefined> | undefined;

/**
 * The list is in a file of its own, fetched once and only when someone is about to type a city.
 * @returns nothing if it was lost on the way; the next call tries again
 */
export function loadCities(locale: Locale): Promise<CitySearch | undefined> {
  loading ??= cityLanguages[languageOf(locale)](fetchJson).catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** An error's page is not JSON: it is an error here as well. */
async function fetchJson(address: string): Promise<never> {
  return (await fetch(address)).json() as Promise<never>;
}
