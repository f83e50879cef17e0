/** A form that comes back with what was typed into it stays as it is while its page is kept up to date. */
export function heldIf(typed: Readonly<Record<string, string>>): { 'data-held'?: '' } {
  return Object.keys(typed).length > 0 ? { 'data-held': '' } : {};
}
