import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './statistics.mjs';

/**
 * Visitors who come one after the other, a hundred a second, whether the one before has been answered or not: what they
 * feel of others' work. A process of its own, so that what it measures is not its own work; prints one line of JSON.
 */
const everyMs = 10;
const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
const endsAt = performance.now() + Number(process.env.SECONDS) * 1000;
const asked = [];

function ask() {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    http
      .get(process.env.URL, { agent }, (answer) => {
        answer.on('end', () => resolve(performance.now() - begun)).resume();
      })
      .on('error', reject);
  });
}

for (let warm = 0; warm < 100; warm += 1) await ask();
while (performance.now() < endsAt) {
  asked.push(ask());
  await pause(everyMs);
}
const times = (await Promise.all(asked)).sort((a, b) => a - b);
console.log(
  JSON.stringify({ count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }),
);
agent.destroy();
