/**
 * Anyone who has pressed "Call now" is on the telephone, and the card that they will say the outcome on must not become
 * someone else's when the next half hour begins: it stays until they have pressed the outcome of the call.
 * So does a card on which someone is choosing the next owner.
 */
export function holdWhileBusy(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null;
    link?.closest('[data-holds]')?.setAttribute('data-held', 'call');
  });
  // It does not bubble.
  document.addEventListener('toggle', ({ target }) => hold(target), { capture: true });
}

function hold(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const card = target.closest('[data-holds]');
  const held = card?.getAttribute('data-held');
  if (target.open && !held) card?.setAttribute('data-held', 'choice');
  if (!target.open && held === 'choice') card?.removeAttribute('data-held');
  if (target.open && card) target.querySelector('form')?.scrollIntoView({ block: 'nearest' });
}
