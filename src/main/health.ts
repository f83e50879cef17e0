import { type Context, Hono } from 'hono';
import { database } from '#platform/database.ts';
import { foldersInBuckets, isStorageAway } from '#platform/files/storage-presence.ts';

export type HealthInput = {
  /** Pages are served: compared with the content once, or, without a database, as a former run published them. */
  isServing: () => boolean;
  /** The process was told to stop. */
  isStopping: () => boolean;
};

/**
 * For balancers and supervisors. `GET /healthz`: the process lives. `GET /readyz`: it can serve, which takes its pages and
 * no database; 503 from the moment it has to stop. `GET /readyz/save`: it can also save (database with
 * migrations and queue, and the object storage where files are kept in one).
 */
export function healthRoutes({ isServing, isStopping }: HealthInput): Hono {
  const routes = new Hono();
  const serving = () => ({ pages: isServing(), running: !isStopping() });
  routes.get('/healthz', (c) => answer(c, {}));
  routes.get('/readyz', (c) => answer(c, serving()));
  const saving = async () => ({
    database: await isDatabaseReady(),
    ...(foldersInBuckets().length > 0 && { files: !isStorageAway() }),
  });
  routes.get('/readyz/save', async (c) => answer(c, { ...serving(), ...(await saving()) }));
  return routes;
}

function answer(c: Context, checks: Record<string, boolean>): Response {
  const ok = Object.values(checks).every(Boolean);
  return c.json({ ok, checks }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
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
