import { sharedState } from '#platform/shared-state.ts';

/**
 * The places of a published page that a link may name are those of its HTML, which only the site's room renders. It says
 * here where to ask; the staff side, bundled apart, asks. Where nothing is published (a test, a start) no one knows.
 */
type AnchorsOn = (path: string) => Promise<ReadonlySet<string> | undefined>;

const state = () => sharedState<{ placesOn?: AnchorsOn }>('published-anchors', () => ({}));

export function setPublishedAnchors(placesOn: AnchorsOn): void {
  state().placesOn = placesOn;
}

export async function publishedAnchors(path: string): Promise<ReadonlySet<string> | undefined> {
  return state().placesOn?.(path);
}
