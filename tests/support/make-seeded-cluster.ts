// A program: makes the database that tests copy, unless it is there.
import { packProgram } from './pack-program.ts';

const { program, remove } = await packProgram('tests/support/seeded-cluster.ts');
process.once('exit', remove);
const { ensureSeededCluster }: typeof import('./seeded-cluster.ts') = await import(program);
await ensureSeededCluster();
process.exit(0);
