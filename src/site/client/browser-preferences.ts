declare global {
  // Not in TypeScript's own lists: not every browser has them.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** The visitor has asked their browser for as few bytes as can be. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}
