import type { Encoding } from './accepted-encoding.ts';

/**
 * Bodies of pages that are asked for often. What has not been asked for the longest makes room; it is read from
 * its file the next time.
 */
export type PageMemory = {
  get(path: string, encoding: Encoding): Buffer | undefined;
  set(path: string, encoding: Encoding, body: Buffer): void;
  forget(path: string): void;
};

const encodings: readonly Encoding[] = ['identity', 'br', 'gzip'];

export function pageMemory(maxBytes: number): PageMemory {
  // In the order in which they were asked for last.
  const bodies = new Map<string, Buffer>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= bodies.get(key)?.length ?? 0;
    bodies.delete(key);
  }

  return {
    get(path, encoding) {
      const key = `${encoding} ${path}`;
      const body = bodies.get(key);
      // While there is room for more, the order does not matter.
      if (body && bytes > maxBytes / 2) {
        bodies.delete(key);
        bodies.set(key, body);
      }
      return body;
    },
    set(path, encoding, body) {
      const key = `${encoding} ${path}`;
      drop(key);
      bodies.set(key, body);
      bytes += body.length;
      for (const oldest of bodies.keys()) {
        if (bytes <= maxBytes || oldest === key) break;
        drop(oldest);
      }
    },
    forget(path) {
      for (const encoding of encodings) drop(`${encoding} ${path}`);
    },
  };
}
