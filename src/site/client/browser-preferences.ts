declare global {
  // Not in TypeScript's own lists: not every browser has them.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
  interface Document {
    // Not read-only: as `web-vitals` declares it as well.
    prerendering?: boolean;
  }
}

/** The visitor has asked their browser for as few bytes as can be. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}
