/**
 * Runs before anything is painted: a visitor who has seen a page already has the font, so that this one may
 * begin with it (see `client/font.ts`).
 */
export const earlyScript = "try{sessionStorage.font&&(document.documentElement.dataset.font='')}catch{}";
