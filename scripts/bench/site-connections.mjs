import { shareConnections } from '#platform/connection-shares.ts';
import { readEnv } from '#platform/env.ts';

/** Connections to the database that a measured site has for what visitors send: as it comes, without a desk. */
export const siteConnections = shareConnections('site', {
  budget: readEnv({}).databaseConnections,
  hasDesk: false,
}).own;
