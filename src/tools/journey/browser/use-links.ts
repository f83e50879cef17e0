import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Hands over plain clicks on links inside an element; what is not taken does what the link says.
 * @param take whether it was taken
 */
export function useLinks(
  root: RefObject<HTMLElement | null>,
  take: (link: HTMLAnchorElement) => boolean,
): void {
  const handle = useEffectEvent((event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
    const link = target instanceof Element && target.closest('a');
    // To a part of this very page, such as a question with a problem.
    if (!link || link.hash) return;
    if (take(link)) event.preventDefault();
  });
  // One listener for all links of the element, also those that are rendered later; it goes with the element.
  useEffect(() => root.current?.addEventListener('click', (event) => handle(event)), [root]);
}
