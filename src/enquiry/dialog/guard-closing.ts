/**
 * The two ways in which a dialog closes by accident, Escape and a click outside, handed to anyone who knows
 * whether that would lose something. Returns how to stop listening.
 */
export function guardClosing(dialog: HTMLDialogElement, onWish: () => void): () => void {
  // One press of Escape may come as a key and as the dialog's own event.
  let lastEscape = Number.NEGATIVE_INFINITY;
  const handleEscape = () => {
    const now = performance.now();
    if (now - lastEscape > 100) onWish();
    lastEscape = now;
  };
  const listening = new AbortController();
  const { signal } = listening;

  // The browser's own wish to close (Escape, Android's back gesture). Chrome lets only the first of two in a
  // row be refused, hence the key is caught too.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      handleEscape();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.repeat || event.defaultPrevented || !dialog.open) return;
      event.preventDefault();
      handleEscape();
    },
    { signal },
  );

  // A press inside that ends outside (selecting text) is not a click outside.
  let isPressedOutside = false;
  document.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = isOutside(dialog, event);
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (dialog.open && isPressedOutside && isOutside(dialog, event)) onWish();
      isPressedOutside = false;
    },
    { signal },
  );

  return () => listening.abort();
}

/** On the backdrop, or beside a dialog that is not modal; not on what is in the dialog, a toast say. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target instanceof Node && target !== dialog && dialog.contains(target)) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
