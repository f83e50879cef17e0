import { Hono } from 'hono';
import { database } from '#platform/database.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: it can serve (database, migrations, queue, pages). */
export function healthRoutes(isReady: () => boolean): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const checks = { pages: isReady(), database: await isDatabaseReady() };
    const ok = Object.values(checks).every(Boolean);
    return c.json({ ok, checks }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}

/** Reached, migrated, and with its queue: all three are tables that answer. */
async function isDatabaseReady(): Promise<boolean> {
  try {
    await database().query('SELECT 1 FROM payload_migrations, pgboss.version LIMIT 1');
    return true;
  } catch {
    return false;
  }
}
