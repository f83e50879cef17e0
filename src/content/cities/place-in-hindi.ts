import namesInHindi from '../../../content/data/cities-in-hindi.json' with { type: 'json' };
import formerInHindi from '../../../content/data/former-places-in-hindi.json' with { type: 'json' };
import { labelOf } from './city-search.ts';

const former: Record<string, string> = formerInHindi;
const states: Record<string, string> = namesInHindi.states;

let inHindi: ReadonlyMap<string, string> | undefined;

/** Names alone, and with their state. */
function namesOfPlaces(): ReadonlyMap<string, string> {
  if (inHindi) return inHindi;
  const named = Object.entries(namesInHindi.places).flatMap(([state, places]) =>
    Object.entries<string>(places).flatMap(([name, own]): [string, string][] => [
      [name, own],
      [labelOf(name, state), labelOf(own, states[state] ?? state)],
    ]),
  );
  inHindi = new Map([...Object.entries(former), ...named]);
  return inHindi;
}

/**
 * A place of a list as people read it in Hindi: `Kochi` as `कोच्चि`, `Kochi, Kerala` as `कोच्चि, केरल`, and
 * `Bilaspur (Chhattisgarh)` with the state in brackets as well. One without a name in Hindi is as it was.
 */
export function placeInHindi(place: string): string {
  const [, name = place, state = ''] = /^(.+) \((.+)\)$/.exec(place) ?? [];
  const own = namesOfPlaces().get(name) ?? name;
  return state ? `${own} (${states[state] ?? state})` : own;
}
