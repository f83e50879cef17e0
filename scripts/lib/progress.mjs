// Output for the person at the terminal: each step when it begins, how long it took, and what went wrong.

/** A failure that is explained: its message is all that is shown. */
export class StartError extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

const reminderMs = 30_000;

/** @template T @param {string} title @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function step(title, work) {
  const begun = performance.now();
  const seconds = (digits) => ((performance.now() - begun) / 1000).toFixed(digits);
  say(`${title} …`);
  const reminder = setInterval(() => say(`${title}: still at it after ${seconds(0)} s`), reminderMs);
  try {
    const value = await work();
    say(`${title}: ${seconds(1)} s`);
    return value;
  } finally {
    clearInterval(reminder);
  }
}
