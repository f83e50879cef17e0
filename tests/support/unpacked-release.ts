import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { freePort } from './fault-site.ts';
import { until } from './fault-wait.ts';

/** The archive of `npm run package`, unpacked where nothing of the project is near. */
export type UnpackedRelease = {
  /** The archive and the files next to it. */
  packageFolder: string;
  folder: string;
  files: string[];
  /** Runs a script of the release to its end. @returns what it printed; throws unless it ended with 0 */
  run(script: string, variables?: Record<string, string>): string;
  /** @returns its address, and how to stop it */
  serve(variables: Record<string, string>): Promise<{ url: string; stop(): Promise<number | null> }>;
  remove(): void;
};

const root = path.resolve(import.meta.dirname, '../..');
const patienceMs = 180_000;

/** Packs the build of this project, and unpacks it. */
export function unpackRelease(): UnpackedRelease {
  execFileSync(process.execPath, ['scripts/package.mjs'], { cwd: root, stdio: 'pipe' });
  const packageFolder = path.join(root, 'dist/package');
  const archive = fs.readdirSync(packageFolder).find((name) => name.endsWith('.tar.gz')) ?? '';
  const outer = temporaryFolder();
  execFileSync('tar', ['-xzf', path.join(packageFolder, archive), '-C', outer]);
  const folder = path.join(outer, archive.replace(/\.tar\.gz$/, ''));
  const dataDir = path.join(outer, 'data');
  const node = path.join(folder, 'bin/node');
  // Neither npm nor a compiler on the path, and a registry that no one answers at.
  const environment = {
    ...{ PATH: '/nowhere', HOME: outer, DATA_DIR: dataDir, npm_config_registry: 'http://127.0.0.1:1' },
    ...{ PAGE_PACKING: 'quick', RISK_PARTNER_SECRET: 'wagtails-4711' },
  };

  async function serve(variables: Record<string, string>) {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { ...environment, PORT: String(port), ...variables };
    const child = spawn(node, ['scripts/start.mjs'], {
      cwd: folder,
      env: env as unknown as NodeJS.ProcessEnv,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString('utf8')).slice(-4000);
      });
    await until('the release serves', patienceMs, async () => {
      if (child.exitCode !== null) throw new Error(`The release ended instead of serving:\n${printed}`);
      return (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
    });
    async function stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    }
    return { url, stop };
  }

  return {
    packageFolder,
    folder,
    files: fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    run: (script, variables = {}) =>
      execFileSync(node, [`scripts/${script}.mjs`], {
        cwd: folder,
        env: { ...environment, ...variables } as unknown as NodeJS.ProcessEnv,
        encoding: 'utf8',
      }),
    serve,
    remove: () => removeFolder(outer),
  };
}
