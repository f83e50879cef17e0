// A start may be two processes: the launcher, which the person started, and the one under the Node that came
// with the dependencies. They end together, however either of them ends.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const launcherVariable = 'CHHATRI_LAUNCHER';
const checkMs = 500;

export function isLaunched() {
  // Compared, since a process that we start inherits the variable.
  return Number(process.env[launcherVariable]) === process.ppid;
}

/**
 * Runs this same script under another Node and ends as it ends.
 * @param {Record<string, string>} variables of its environment, unless it has others
 */
export function launchUnder(node, variables) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...variables, ...process.env, [launcherVariable]: String(process.pid) },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${node} cannot be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** For the launched process: stops, as on a signal, when its launcher is gone. */
export function endWithLauncher() {
  const launcher = process.ppid;
  endUnless(() => process.ppid === launcher);
}

/** The same for a start by npm, which passes signals on, but may be killed. Between npm and us there may be a shell. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  endUnless(() => process.ppid === parent && parentOf(parent) === grandparent);
}

/** Known on Linux only; elsewhere always the same answer. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

function endUnless(isStillThere) {
  const check = () => {
    if (isStillThere()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(check, checkMs).unref();
}
