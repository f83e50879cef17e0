import { database } from '#platform/database.ts';
import type { Env } from '#platform/env.ts';
import { consider, type Finding, stop } from './finding.ts';

/** Limits of the database server, and who is connected to it now. */
export type Connections = {
  /** `max_connections`, and how many of them are kept for administrators. */
  max: number;
  reserved: number;
  /** Instances of this site on this database: each has one listening publisher. */
  instances: number;
  /** Connections of anyone else. */
  others: number;
};

/** Whether the instances that run, each with its whole budget, fit on the database server, and one more. */
export async function checkConnections({ databaseUrl, databaseConnections }: Env): Promise<Finding[]> {
  // The embedded server is this one instance's own, with room for it.
  if (!databaseUrl) return [];
  return evaluateConnections(await countConnections(), databaseConnections);
}

export function evaluateConnections(
  { max, reserved, instances, others }: Connections,
  budget: number,
): Finding[] {
  const free = max - reserved - others - instances * budget;
  const now =
    `The database server takes ${max} connections, ${reserved} of them for administrators only; ` +
    `${instances} running instances may use ${budget} each, and others hold ${others}:`;
  const advice = 'Raise max_connections on the server, or set a smaller DATABASE_CONNECTIONS.';
  if (free < 0) return [stop(`${now} ${-free} too few.`, advice)];
  if (free >= budget) return [];
  const tooFew = `${now} the next instance would not fit.`;
  return [instances === 0 ? stop(tooFew, advice) : consider(tooFew, advice)];
}

async function countConnections(): Promise<Connections> {
  // Without special rights nothing but the name of the user is shown of other users' connections.
  const { rows } = await database().query<Connections>(`
    with ours as (
      select application_name = 'listener' as is_listener,
        datname = current_database() and application_name in ('site', 'queue', 'desk', 'listener', 'staff listener') as is_ours
      from pg_stat_activity
      where usename is not null and coalesce(backend_type, 'client backend') = 'client backend'
        and pid <> pg_backend_pid())
    select current_setting('max_connections')::int as max,
      current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved,
      (select count(*)::int from ours where is_ours and is_listener) as instances,
      (select count(*)::int from ours where is_ours is not true) as others`);
  const [counted] = rows;
  if (!counted) throw new Error('The database server did not report its connections.');
  return counted;
}
