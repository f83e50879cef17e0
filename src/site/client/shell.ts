/**
 * Moves the shell where HTML alone cannot: the header's transparency at the top, the mega menus, closing the sidebar
 * when a link in it is followed, and opening a fold that a link names. Small, since every page runs it.
 */

import { idInHash } from './id-in-hash.ts';

const solidAfterPx = 2;

export function startShell(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  watchScrolling(header);
  for (const item of header.querySelectorAll<HTMLElement>('[data-mega]')) startMegaMenu(item);
  closeSidebarOnLinks();
  openFoldsOnLinks();
}

function watchScrolling(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-scrolled', scrollY > solidAfterPx);
  addEventListener('scroll', update, { passive: true });
  // To ask where the page is before its first frame would lay it out twice.
  requestAnimationFrame(() => setTimeout(update));
}

/**
 * Opens on hover and on a press of its button, not while someone tabs through; closes on a click inside, on Escape, and
 * when focus or pointer leave.
 * `data-open` holds why it is open: a click on what hovering opened keeps it open.
 */
function startMegaMenu(item: HTMLElement): void {
  const button = item.querySelector('button');
  const panel = item.querySelector('.mega');
  if (!button || !panel) return;
  let isDismissed = false;

  const close = () => {
    item.removeAttribute('data-open');
    button.setAttribute('aria-expanded', 'false');
  };
  const open = (reason: string) => {
    item.dataset.open = reason;
    button.setAttribute('aria-expanded', 'true');
  };
  const dismiss = () => {
    isDismissed = true; // Until the pointer has left, or it would open again at once.
    close();
  };

  // Not `pointerenter`: that one also comes for a pointer that rests there while the page arrives.
  item.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse' && !isDismissed && !item.dataset.open) open('hover');
  });
  item.addEventListener('pointerleave', () => {
    isDismissed = false;
    if (item.dataset.open === 'hover') close();
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (!item.contains(relatedTarget as Node | null)) close();
  });
  button.addEventListener('click', ({ detail }) => {
    // The keyboard (no click count) toggles what is seen; the first click of a pointer opens for good.
    const isOpen = detail === 0 ? item.dataset.open : item.dataset.open === 'click';
    if (isOpen) dismiss();
    else open('click');
  });
  panel.addEventListener('click', dismiss);
  // Wherever the focus is: what a pointer opened must be dismissible without moving it (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !item.dataset.open) return;
    dismiss();
    if (panel.contains(document.activeElement)) button.focus();
    isDismissed = item.matches(':hover');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!item.contains(target as Node)) close();
  });
}

/** Also for Back: the browser may bring the page back as it was left, with the sidebar open. */
function closeSidebarOnLinks(): void {
  const sidebar = document.getElementById('sidebar');
  sidebar?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) sidebar.hidePopover?.();
  });
}

/** Browsers open a fold for what is in it, not for its section or for itself. Without scripts `fold.css` shows what the address names. */
function openFoldsOnLinks(): void {
  const open = (hash: string) => {
    const place = document.getElementById(idInHash(hash));
    const fold = place?.matches('details') ? place : place?.querySelector(':scope > .wrap > details');
    fold?.setAttribute('open', '');
  };
  open(location.hash);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a[href^="#"]');
    if (link) open(link.getAttribute('href') ?? '');
  });
}
