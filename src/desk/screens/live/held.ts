/** A form that comes back with what was typed into it is left alone while its page is kept up to date. */
export function held(isBack: boolean): { 'data-held'?: '' } {
  return isBack ? { 'data-held': '' } : {};
}
