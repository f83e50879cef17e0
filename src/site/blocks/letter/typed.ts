/**
 * The texts typed into the letters of a page, by the names of their blanks. It is gone with the page, unless its writer has
 * asked this browser to remember it.
 */
export type Typed = Record<string, string>;

const storageName = 'letters';

/** Returns what the browser was asked to remember; nothing if it was not asked, or cannot. */
export function rememberedLetters(): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

/** @returns whether it will be there at the next visit */
export function rememberLetters(typed: Typed): boolean {
  try {
    localStorage.setItem(storageName, JSON.stringify(typed));
    return true;
  } catch {
    // Storage is off or full.
    return false;
  }
}

export function forgetLetters(): void {
  try {
    localStorage.removeItem(storageName);
  } catch {
    // Off: nothing was kept there.
  }
}
