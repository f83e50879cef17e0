// The first view may be painted in several frames, and the last one takes a while to the glass; browsers report the
// first, or the largest so far. A fetch that begins earlier delays it.
const settleMs = 250;

/** When the page's words are on the glass; a page that was rendered ahead has loaded before anyone sees it. */
export function afterLoad(act: () => void): void {
  const wait = () => setTimeout(act, settleMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
