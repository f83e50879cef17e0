import type { StartIsland } from '#ui/island/island-module.ts';
import { beginLetters, handleInput } from './fill-letters.ts';
import type { LetterWords } from './messages/messages.ts';
import { takeAway } from './take-away.ts';
import type { WayToTake } from './ways-to-take.ts';

export type LetterProps = {
  /** Name of the files that are taken away, without their endings. */
  file: string;
  /** The message once it was taken. A script that brought its own words would bring those of all forms. */
  words: LetterWords;
};

/** Fills the letter while someone types, and hands it over. */
export const start: StartIsland<LetterProps> = (element, { file, words: { done, failed, blanksLeft } }) => {
  const form = element.querySelector('form');
  const paper = element.querySelector('.letter-paper');
  const status = element.querySelector('[role="status"]');
  if (!form || !paper || !status) return {};

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') clearRestored(form);
  beginLetters(form);
  form.addEventListener('input', handleInput);
  form.addEventListener('submit', (event) => event.preventDefault());

  element.addEventListener('click', async ({ target }) => {
    const way = (target as Element).closest<HTMLElement>('[data-take]')?.dataset.take as WayToTake;
    if (!way) return;
    const hasBlanks = paper.querySelector('.blank:not([data-filled])') !== null;
    try {
      await takeAway[way](paper, file);
      status.textContent = hasBlanks ? `${done[way]} ${blanksLeft}` : done[way];
    } catch {
      // The clipboard may be closed to pages.
      status.textContent = failed;
    }
  });
  return {};
};

/**
 * A browser may have put back what was typed before a reload or before a page that someone came back from. What was typed
 * into this one while the script was on its way stays; only a browser that knows no `:user-valid` cannot tell the two apart.
 */
function clearRestored(form: HTMLFormElement): void {
  const canTell = CSS.supports('selector(:user-valid)');
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-blank]'))
    if (field !== document.activeElement && !(canTell && field.matches(':user-valid'))) field.value = '';
}
