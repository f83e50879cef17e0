import { spawn } from 'node:child_process';
import { StartError } from './progress.mjs';

const guard = new URL('./end-with-parent.mjs', import.meta.url).href;
const shownCharacters = 4000;

/**
 * Runs a command and keeps its output to itself, unless it fails: then the end of it is shown. The command and
 * the Node processes that it starts end with this one, even when this one is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env in addition to ours
 */
export function run(command, args, env = {}) {
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --import=${guard}`.trim();
  const child = spawn(command, args, {
    env: { ...process.env, NODE_OPTIONS: nodeOptions, CHHATRI_START: String(process.pid), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a .cmd file on Windows, which only a shell starts.
    shell: process.platform === 'win32' && command === 'npm',
  });
  let output = '';
  const keep = (text) => {
    output = (output + text).slice(-shownCharacters);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    const fail = (reason) =>
      reject(
        new StartError(
          `${output.trim()}\n\nThis command failed (${reason}): ${[command, ...args].join(' ')}`,
        ),
      );
    child.once('error', (error) => fail(error.code ?? error.message));
    child.once('close', (code, signal) => (code === 0 ? resolve() : fail(signal ?? `exit code ${code}`)));
  });
}
