import type { StartIsland } from '#ui/island/island-module.ts';

/** The button prints the slip for the management alone (`corporate-papers.css`): the whole page is what the PDF is for. */
export const start: StartIsland<object> = (element) => {
  const { documentElement: page } = document;
  element.addEventListener('click', () => {
    page.dataset.print = 'management-list';
    window.print();
  });
  window.addEventListener('afterprint', () => delete page.dataset.print);
  return {};
};
