import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** How long a visitor waits for a report, and by how much everyone else's page is held up in the meantime. */
export async function measureReports({ rounds, say }) {
  const figures = [];
  for (let round = 1; round <= rounds; round += 1) {
    figures.push(await measureOnce());
    say(`${round}/${rounds} reports: 95 of 100 within ${Math.round(figures.at(-1).p95)} ms`);
  }
  return figures;
}

async function measureOnce() {
  const [runner, program] = ['run-with-vite.mjs', 'report-rate.mjs'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [runner, program]);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
