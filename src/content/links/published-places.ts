import { sharedState } from '#platform/shared-state.ts';

/**
 * The places of a published page that a link may name are those of its HTML, which only the site's room draws. It says
 * here where to ask; the staff side, bundled apart, asks. Where nothing is published (a test, a start) nobody knows.
 */
type PlacesOn = (path: string) => Promise<ReadonlySet<string> | undefined>;

const state = () => sharedState<{ placesOn?: PlacesOn }>('published-places', () => ({}));

export function tellPublishedPlaces(placesOn: PlacesOn): void {
  state().placesOn = placesOn;
}

export async function publishedPlaces(path: string): Promise<ReadonlySet<string> | undefined> {
  return state().placesOn?.(path);
}
