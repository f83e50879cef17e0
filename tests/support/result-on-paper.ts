import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasPoppler, wordsOfPdf } from '#tools/report/testing/read-pdf.ts';

/** Parts of a result that its page and its PDF both have, by where they are on the page. */
export type Repeated = {
  /** Each of these, in the page's order. */
  inOrder: string;
  /** Each of these as a whole, or its cells next to each other, wherever the paper has it. */
  rows: readonly { each: string; cells?: string }[];
  /** Text in a cell that only the page has. */
  onPageAlone?: string;
};

/** Opens the PDF of the result, and finds the page's findings and figures in it. Without poppler it is only seen to be one. */
export async function expectSameOnPaper(page: Page, repeated: Repeated): Promise<void> {
  const href = await page.getByRole('link', { name: 'Open the PDF' }).first().getAttribute('href');
  const answer = await page.request.get(href ?? '');
  const pdf = await answer.body();
  expect([answer.status(), pdf.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { sentences, rows } = await saidOn(page, repeated);
  expect(sentences.length).toBeGreaterThan(1);
  for (const found of rows) expect(found.length).toBeGreaterThan(0);
  if (!hasPoppler()) return;

  const words = wordsOfPdf(pdf);
  expect(rows.flat().filter((row) => !words.includes(row))).toEqual([]);
  let from = 0;
  for (const sentence of sentences) {
    const at = words.indexOf(sentence, from);
    expect(at, `“${sentence}” on paper, after what stands before it on the page`).toBeGreaterThan(-1);
    from = at + sentence.length;
  }
}

function saidOn(page: Page, repeated: Repeated): Promise<{ sentences: string[]; rows: string[][] }> {
  return page.evaluate(({ inOrder, rows, onPageAlone }) => {
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
    return {
      sentences: all(inOrder).map(textIn),
      rows: rows.map(({ each, cells }) =>
        all(each).map((row) => (cells ? all(cells, row) : [row]).map(textIn).filter(Boolean).join(' ')),
      ),
    };

    /** Piece by piece: between a name and the source below it the page has no space. */
    function textIn(element: Element): string {
      const pieces: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!onPageAlone || !parentElement?.closest(onPageAlone)) pieces.push(nodeValue ?? '');
      }
      return pieces.join(' ').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    }
  }, repeated);
}
