/**
 * Another database of the same server. The address may name none: PostgreSQL then takes the one that is called like the
 * user. @param url of PostgreSQL; its host may be missing, where it is named behind the question mark
 */
export function addressOfDatabase(url: string, database: string): string {
  const [address = '', ...query] = url.split('?');
  return [address.replace(/^(\w+:\/\/[^/]*).*$/, `$1/${database}`), ...query].join('?');
}
