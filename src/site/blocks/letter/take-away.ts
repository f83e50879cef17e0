import { download } from '#ui/html/download.ts';
import { docxOf } from './docx.ts';
import type { WayToTake } from './ways-to-take.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Hands the letter over as it is on the page; nothing is sent.
 * @param file its name, without an ending
 */
export const takeAway: Record<WayToTake, (paper: Element, file: string) => Promise<void> | void> = {
  copy: (paper) => navigator.clipboard.writeText(plainText(paper)),
  text: (paper, file) => download(`${file}.txt`, plainText(paper), 'text/plain;charset=utf-8'),
  word: (paper, file) => download(`${file}.docx`, docxOf(paragraphsIn(paper)), wordType),
  print: printAlone,
};

function paragraphsIn(paper: Element) {
  return [...paper.querySelectorAll('p')].map((element) => ({
    text: textOf(element),
    isBold: element.querySelector('strong') !== null,
  }));
}

/** With the line breaks of the letter, and those that were typed. */
function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  return node.hasChildNodes() ? [...node.childNodes].map(textOf).join('') : (node.textContent ?? '');
}

function plainText(paper: Element): string {
  return paragraphsIn(paper)
    .map(({ text }) => `${text}\n`)
    .join('\n');
}

/** `letter.seldom.css` leaves the rest of the page out. Browsers name the PDF by the title of the page. */
function printAlone(paper: Element, file: string): void {
  const { title, documentElement: page } = document;
  page.dataset.print = 'letter';
  paper.toggleAttribute('data-printed', true);
  document.title = file;
  const restore = () => {
    delete page.dataset.print;
    paper.toggleAttribute('data-printed', false);
    document.title = title;
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}
