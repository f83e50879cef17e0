/** `Kamal-27` is `kamal 27`: it was heard, not read. */
export function asHeard(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
