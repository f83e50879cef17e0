/**
 * Runs before anything is painted. Styles learn that scripts run (`scripts`, see `header.css`). A visitor who has
 * seen a page already has the font, so this one may begin with it (see `client/first-page.ts`); the tab's store, which
 * makes the first paint wait for another process, is asked only where it can know of one. The first page of a
 * visit may leave what is below the first window without a layout for a moment (`fresh`), but not when a place on it is
 * wanted: heights that were never laid out are guesses. Its styles follow `parts` (see `blocks.css`), which stays: to take
 * it away would style the whole page again. Should the page's own script fail, all of it is there after three seconds.
 */
export const earlyScript =
  "try{let d=document.documentElement.dataset,n=()=>performance.getEntriesByType('navigation')[0].type=='navigate';d.scripts='';if((document.referrer.startsWith(location.origin+'/')||!n())&&sessionStorage.font)d.font='';else if(n()&&!location.hash){d.fresh=d.parts='';setTimeout(()=>{if('fresh'in d)delete d.parts;delete d.fresh},3e3)}}catch{}";
