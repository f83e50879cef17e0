import { type RefObject, useEffect, useRef } from 'react';

/**
 * Repeats what a browser does by itself when a page is loaded, for a place that follows another without one: the title
 * changes, the page is at its top, and the heading takes the focus.
 * @param place changes with the place; a problem is shown in its own box, which takes the focus itself
 */
export function usePageChange(
  root: RefObject<HTMLElement | null>,
  { title, place, hasProblem }: { title: string; place: string; hasProblem: boolean },
): void {
  const last = useRef({ title, place });
  useEffect(() => {
    // Behind the title is the brand, which the page alone knows.
    if (document.title.startsWith(last.current.title)) {
      document.title = title + document.title.slice(last.current.title.length);
    }
    const isSamePlace = place === last.current.place;
    last.current = { title, place };
    if (isSamePlace) return;
    scrollTo({ top: 0, behavior: 'instant' });
    if (!hasProblem) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, place, hasProblem, root]);
}
