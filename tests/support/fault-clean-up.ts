import { afterAll } from 'vitest';

/** What a test file has started is ended after its last test, in reverse, whatever became of the tests. */
export function tidyUpAfterwards(): (work: () => unknown) => void {
  const works: (() => unknown)[] = [];
  afterAll(async () => {
    for (const work of works.splice(0).reverse()) await work();
  });
  return (work) => works.push(work);
}
