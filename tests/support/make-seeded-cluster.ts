// A program, run by the content service's own way to run one: makes the database that tests copy, unless it is there.
import { inOneProcess } from '../../scripts/lib/one-process.mjs';
import { makeSeededCluster } from './seeded-cluster.ts';

await inOneProcess(makeSeededCluster);
process.exit(0);
