import { afterAll } from 'vitest';

/** Ends what a test file has started, after its last test, in reverse, whatever the outcome of the tests. */
export function tidyUpAfterwards(): (work: () => unknown) => void {
  const works: (() => unknown)[] = [];
  afterAll(async () => {
    for (const work of works.splice(0).reverse()) await work();
  });
  return (work) => works.push(work);
}
