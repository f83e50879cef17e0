import { spawnSync } from 'node:child_process';
import path from 'node:path';

export type Said = { status: number | null; output: string };

/** Runs a command as an operator types it, under the project's own Node and with nothing of the developer's environment. */
export function shell(command: string, { cwd = process.cwd(), variables = {} }: In = {}): Said {
  const run = spawnSync('sh', ['-ec', command], {
    cwd,
    env: operatorsEnvironment(variables),
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout + run.stderr };
}
type In = { cwd?: string; variables?: Record<string, string> };

export function operatorsEnvironment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME } = process.env;
  const own = { PATH: `${path.dirname(process.execPath)}:${PATH}`, HOME };
  return { ...own, ...variables } as unknown as NodeJS.ProcessEnv;
}
