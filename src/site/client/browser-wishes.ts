declare global {
  // Not in TypeScript's own list: not every browser has it.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The visitor has asked their browser for as few bytes as can be. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}
