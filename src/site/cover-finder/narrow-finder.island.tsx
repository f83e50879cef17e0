import type { StartIsland } from '#ui/island/island-module.ts';

/** Offers only the dangers that some page answers for what the visitor wants to protect. */
export const start: StartIsland<object> = (element) => {
  const [who, from] = element.querySelectorAll('select');
  if (!who || !from) return {};
  const narrow = () => {
    const dangers = who.selectedOptions[0]?.dataset.from?.split(' ') ?? [];
    for (const option of from.options) {
      // Safari shows hidden options, but does not let anyone choose those that are disabled.
      option.hidden = !dangers.includes(option.value);
      option.disabled = option.hidden;
    }
    if (from.selectedOptions[0]?.disabled !== false) from.value = dangers[0] ?? '';
  };
  who.addEventListener('change', narrow);
  // Also for Back: the browser brings what was chosen back.
  narrow();
  return {};
};
