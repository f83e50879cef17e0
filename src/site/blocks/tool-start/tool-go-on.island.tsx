import type { StartIsland } from '#ui/island/island-module.ts';

/** Shows the way back to answers that this browser keeps. It brings nothing along: a start page stays light. */
export type GoOnProps = {
  /** Under which the journey keeps them. */
  storageName: string;
};

export const start: StartIsland<GoOnProps> = (element, { storageName }) => {
  const show = () => {
    for (const hint of element.children) hint.toggleAttribute('hidden', !hasAnswers(storageName));
  };
  show();
  // Back from the questions, the browser shows the page as it was left.
  addEventListener('pageshow', show);
  return {};
};

function hasAnswers(storageName: string): boolean {
  try {
    const { answers } = JSON.parse(localStorage.getItem(storageName) ?? '{}') ?? {};
    return Object.values(answers ?? {}).some(Boolean);
  } catch {
    // Storage is off, or holds something else.
    return false;
  }
}
