/**
 * A small generator of numbers from 0 to 1 that a text seeds (FNV-1a, then Murmur3's finaliser, then
 * mulberry32; all public domain). The finaliser lets one changed letter change every number, so that
 * `/personal/car` and `/personal/bike` have nothing in common.
 */
export function seededNumbers(seed: string): () => number {
  let state = finished(fnv1a(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function finished(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
