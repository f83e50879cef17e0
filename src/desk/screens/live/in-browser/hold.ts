/**
 * Whoever has pressed "Call now" is on the telephone, and the card that they will say the outcome on must not become
 * somebody else's when the next half hour begins: it is held as it is until they have pressed what became of the call.
 */
export function holdWhileCalling(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null;
    link?.closest('[data-holds]')?.setAttribute('data-held', '');
  });
}
