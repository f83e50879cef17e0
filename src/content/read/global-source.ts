import { cachedUntilForgotten, type Source, versionOf } from './source.ts';

/**
 * A single record that every page reads parts of, such as the settings. What is asked of it is a list of the
 * places that were looked at (`brand,contact.helpline`), so that a page that never shows a figure is not drawn
 * again when that figure changes. The version is the values' own.
 */
export type GlobalSource<Value extends object> = Source & {
  value(): Promise<Value>;
};

export function globalSource<Value extends object>(
  name: string,
  tables: readonly string[],
  read: () => Promise<Value>,
): GlobalSource<Value> {
  const kept = cachedUntilForgotten(read);
  return {
    name,
    tables,
    ...kept,
    async versions(asked) {
      const value = await kept.value();
      return new Map(asked.map((places) => [places, versionOfPlaces(value, places)]));
    },
  };
}

/** @param places joined by commas, each a path of names joined by dots */
export function versionOfPlaces(value: object, places: string): string {
  return versionOf(places.split(',').map((place) => valueAt(value, place)));
}

function valueAt(value: object, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/**
 * The same value, telling of every place that is looked at: the leaves, and lists as a whole. A field that
 * is only passed through (a group) is not reported.
 */
export function watched<Value extends object>(
  value: Value,
  onLook: (place: string) => void,
  above = '',
): Value {
  return new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      // JSON asks every object for it.
      if (typeof name === 'symbol' || name === 'toJSON') return inner;
      const place = above + name;
      const isGroup = inner !== null && typeof inner === 'object' && !Array.isArray(inner);
      if (isGroup) return watched(inner, onLook, `${place}.`);
      onLook(place);
      return inner;
    },
  });
}
