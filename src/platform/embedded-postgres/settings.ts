import { locksPerTransaction } from '../backup/lock-room.ts';

/**
 * How the embedded server differs from PostgreSQL's defaults. Nothing here touches durability: `fsync`,
 * `synchronous_commit` and `full_page_writes` stay on.
 */
export function settingsFor(sockets: string): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: 60,
    // A restore replaces every table in one transaction, which holds more than 8,000 locks at its end.
    max_locks_per_transaction: locksPerTransaction,
    // It shares few cores with the site: no search of the staff takes all of them while a visitor waits.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    // Its log shows starts and crashes only; messages about statements may quote what a visitor typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
