/**
 * Keeps the place on the page when someone changes the language, and offers a page in the language that the browser
 * asks for: once in a visit, until the page is scrolled, and never instead of the page. A choice is remembered on this
 * device; nothing else is.
 */
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
  for (const link of links) link.addEventListener('click', () => remember(link.hreflang));
}

function remember(language: string): void {
  const parts = [...document.querySelectorAll(partsOfPage)];
  const index = parts.findLastIndex((part) => part.getBoundingClientRect().top < innerHeight / 3);
  try {
    localStorage.setItem('language', language);
    if (scrollY > 0) sessionStorage.setItem('place', String(index));
  } catch {
    // As above: the other language opens at its beginning.
  }
}

function returnToPlace(): void {
  const index = sessionStorage.getItem('place');
  if (index === null) return;
  sessionStorage.removeItem('place');
  document.querySelectorAll(partsOfPage)[Number(index)]?.scrollIntoView();
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
  bubble.addEventListener('click', () => remember(link.hreflang));
  link.after(bubble);
  addEventListener('scroll', () => bubble.remove(), { once: true, passive: true });
}
