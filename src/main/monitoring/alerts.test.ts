import { expect, test, vi } from 'vitest';
import { collectProcessMetrics, metricsRegistry } from '#platform/metrics.ts';
import { furtherAlerts, isBeyond, mailedAlerts } from './alerts.ts';
import { signals } from './signals.ts';
import { createWatch } from './watch.ts';

const minuteMs = 60_000;
const full = mailedAlerts.find(({ name }) => name === 'DiskAlmostFull');

function watched() {
  const told: string[] = [];
  const look = createWatch(async ({ name }) => void told.push(name));
  return { told, look };
}

test('An alert fires once its condition has lasted for as long as it says, and not before', async () => {
  const { told, look } = watched();
  const lasting = (full?.forMinutes ?? 0) * minuteMs;
  await look({ site_disk_free_ratio: 0.05 }, 0);
  await look({ site_disk_free_ratio: 0.05 }, lasting - 1);
  expect(told).toEqual([]);
  await look({ site_disk_free_ratio: 0.05 }, lasting);
  expect(told).toEqual(['DiskAlmostFull']);
});

test('A condition that is over begins from the start when it comes back', async () => {
  const { told, look } = watched();
  await look({ site_disk_free_ratio: 0.05 }, 0);
  await look({ site_disk_free_ratio: 0.5 }, 4 * minuteMs);
  await look({ site_disk_free_ratio: 0.05 }, 5 * minuteMs);
  await look({ site_disk_free_ratio: 0.05 }, 9 * minuteMs);
  expect(told).toEqual([]);
});

test('A signal that cannot be read neither begins nor ends an alert', async () => {
  const { told, look } = watched();
  await look({ site_disk_free_ratio: 0.05 }, 0);
  await look({}, 3 * minuteMs);
  await look({ site_disk_free_ratio: 0.05 }, 5 * minuteMs);
  expect(told).toEqual(['DiskAlmostFull']);
});

test('An alert that cannot be told keeps no other from being told, and is told with the next look', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told: string[] = [];
  let isMailAway = true;
  const look = createWatch(async ({ name }) => {
    if (name === 'DatabaseAway' && isMailAway) throw new Error('The mail server is away.');
    told.push(name);
  });
  const readings = { site_database_up: 0, site_disk_free_ratio: 0.05 };
  await look(readings, 0);
  await look(readings, 5 * minuteMs);
  expect(told).toEqual(['DiskAlmostFull']);
  expect(String(written.mock.calls)).toContain('"event":"alert not mailed","alert":"DatabaseAway"');
  isMailAway = false;
  await look(readings, 6 * minuteMs);
  expect(told).toEqual(['DiskAlmostFull', 'DatabaseAway', 'DiskAlmostFull']);
  written.mockRestore();
});

test('Why an alert cannot be told is logged once an hour, and when there is another reason', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failures = (of: string) =>
    written.mock.calls.filter(
      ([line]) => String(line).includes('alert not mailed') && String(line).includes(of),
    );
  let why = 'EAUTH';
  const look = createWatch(async () => {
    throw Object.assign(new Error(why), { code: why });
  });
  const at = (minute: number) => look({ site_database_up: 0 }, minute * minuteMs);
  for (const minute of [0, 5, 6, 7, 64]) await at(minute);
  expect(failures('DatabaseAway')).toHaveLength(1);
  await at(65);
  expect(failures('DatabaseAway')).toHaveLength(2);
  why = 'ECONNREFUSED';
  await at(66);
  await at(67);
  expect(failures('DatabaseAway')).toHaveLength(3);
  written.mockRestore();
});

test('Healthy readings fire nothing', () => {
  const healthy = { ...Object.fromEntries(Object.keys(signals).map((name) => [name, 0])) };
  const up = { site_database_up: 1, site_object_storage_up: 1 };
  const readings = { ...healthy, ...up, site_disk_free_ratio: 0.6, site_certificate_days_left: 60 };
  expect(mailedAlerts.filter((alert) => isBeyond(alert, readings))).toEqual([]);
});

test('Every metric that an expression for Prometheus names is one that the site exports', async () => {
  collectProcessMetrics();
  const exported = (await metricsRegistry().metrics()) + Object.keys(signals).join('\n');
  const named = furtherAlerts.flatMap((alert) =>
    'expression' in alert ? (alert.expression.match(/\b(?:site|nodejs)_\w+/g) ?? []) : [],
  );
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(exported).toContain(name.replace(/_count$/, ''));
});
