// Loaded into the processes that a start makes (node --import): when the start is killed, an installation or a
// build must not go on by itself, or the next start would find two at work in the same folder.
import { isMainThread } from 'node:worker_threads';

const checkMs = 200;

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function end() {
  process.kill(process.pid, 'SIGKILL');
}

if (isMainThread) {
  // The start may have been killed before this line was reached.
  const start = process.env.CHHATRI_START;
  delete process.env.CHHATRI_START;
  if (start && !exists(Number(start))) end();
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, checkMs).unref();
}
