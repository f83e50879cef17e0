/**
 * Runs before anything is painted. Styles learn that scripts run (`scripts`, see `header.css`). A visitor who has seen a page already has the font, so this one may begin with
 * it (see `client/font.ts`). The first page of a visit may leave what is far below without a layout for a moment
 * (`fresh`, see `blocks.css`), but not when a place on it is wanted: heights that were never laid out are guesses.
 */
export const earlyScript =
  "try{let d=document.documentElement.dataset;d.scripts='';if(sessionStorage.font)d.font='';else if(!location.hash&&performance.getEntriesByType('navigation')[0].type=='navigate')d.fresh=''}catch{}";
