/**
 * Variables by which a process that serves keeps what it has freed no longer than it must: half of its memory was that.
 * They are read at its very start, so whatever starts it sets them: `npm start`, the unit, the image.
 */
export const leanEnvironment = {
  // Compressing pages and drawing pictures takes megabytes at a time, on several threads. One pool for all of them, and
  // everything large asked of the system by itself, goes back to it.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // By default 134 MB of a heap are for objects that live a moment. 8 are enough: pages are served and
  // rendered no faster with 34.
  NODE_OPTIONS: '--max-semi-space-size=4',
};
