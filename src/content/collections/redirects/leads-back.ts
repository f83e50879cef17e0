import { asRequested } from './old-address.ts';

/** An address without the place on its page and what is asked of it. */
export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/** Would a redirect from one address to another bring a visitor back to where the way began? */
export async function leadsBack(
  from: string,
  to: string,
  targetOf: (path: string) => string | undefined | Promise<string | undefined>,
): Promise<boolean> {
  const passed = new Set<string>();
  for (let next: string | undefined = to; next?.startsWith('/'); ) {
    const path = asRequested(pathOfTarget(next));
    if (path === from) return true;
    // Another circle, which was there before.
    if (passed.has(path)) return false;
    passed.add(path);
    next = await targetOf(path);
  }
  return false;
}
