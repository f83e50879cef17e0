/**
 * Keeps the place on the page when someone changes the language, and offers a page in the language that the browser
 * asks for: once in a visit, until the page is scrolled, and never instead of the page. A choice is remembered on this
 * device; nothing else is.
 */

import { keepPlace, takePlace } from './kept-place.ts';

const partsOfPage = 'main > *, main > * > section';

export function startLanguageSwitch(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  if (links.length === 0) return;
  try {
    returnToPlace();
    const wanted = languageIn(localStorage.getItem('language') ?? navigator.language);
    offer([...links].find((link) => link.dataset.offer && languageIn(link.hreflang) === wanted));
  } catch {
    // Storage is switched off: there is no place to return to, and nothing to remember.
  }
  for (const link of links) link.addEventListener('click', (event) => remember(event, link));
}

function remember(event: MouseEvent, { hreflang, pathname }: HTMLAnchorElement): void {
  const parts = [...document.querySelectorAll(partsOfPage)];
  const index = parts.findLastIndex((part) => part.getBoundingClientRect().top < innerHeight / 3);
  try {
    localStorage.setItem('language', hreflang);
    if (scrollY > 0) keepPlace(event, pathname, index);
  } catch {
    // As above: the other language opens at its beginning.
  }
}

function returnToPlace(): void {
  const part = takePlace(location.pathname);
  if (part !== undefined) document.querySelectorAll(partsOfPage)[part]?.scrollIntoView();
}

/** `hi-IN` as `hi`. */
function languageIn(tag: string): string | undefined {
  return tag.split('-')[0];
}

function offer(link: HTMLAnchorElement | undefined): void {
  const text = link?.dataset.offer;
  if (!text || sessionStorage.getItem('offered')) return;
  sessionStorage.setItem('offered', '1');
  const bubble = link.cloneNode() as HTMLAnchorElement;
  bubble.className = 'language-offer';
  bubble.textContent = text;
  bubble.addEventListener('click', (event) => remember(event, link));
  link.after(bubble);
  addEventListener('scroll', () => bubble.remove(), { once: true, passive: true });
}
