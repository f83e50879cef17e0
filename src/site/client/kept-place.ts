const name = 'place';

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Keeps the part of the page in view for the page that a press on a link opens in this tab; one with a key held down
 * opens a tab of its own. @throws where storage is off
 */
export function keepPlace(
  { ctrlKey, metaKey, shiftKey, altKey }: Press,
  pathname: string,
  part: number,
): void {
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  sessionStorage.setItem(name, `${part} ${pathname}`);
}

/** @returns the part that was kept for this page: what was kept for another is forgotten. @throws where storage is off */
export function takePlace(pathname: string): number | undefined {
  const [part, wanted] = sessionStorage.getItem(name)?.split(' ') ?? [];
  sessionStorage.removeItem(name);
  return wanted === pathname ? Number(part) : undefined;
}
