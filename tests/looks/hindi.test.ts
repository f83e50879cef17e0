import { inject, test } from 'vitest';
import { fertilitySurveyTool } from '#tools/survey/fertility-survey.tool.ts';
import { pathIn } from '#ui/language/paths.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { resultInHindi } from '../support/hindi-visit.ts';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOfPage, openLook, withLooks } from '../support/looks-browser.ts';
import { pageOfEachKind } from '../support/page-kinds.ts';

withLooks();

const { home, product, sector, hub, faq, post, contact, 'not-found': notFound } = pageOfEachKind;
const pages = { home, product, sector, hub, faq, post, contact, 'not-found': notFound };

async function expectPage(name: string, address: string): Promise<void> {
  const page = await openLook(address, 390);
  await page.evaluate(datesOfOneDay);
  await expectLook(`hindi-${name}-390`, await lookOfPage(page));
  await page.close();
}

/** A result says when it was made and until when it is kept. */
function datesOfOneDay(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = text.nodeValue?.replace(/\d{1,2} \S+ 20\d\d/g, '20 नवंबर 2026') ?? '';
  }
}

test.each(sampleOf(Object.entries(pages), 2))('the page %s looks as before in Hindi', async (name, path) => {
  await expectPage(name, inject('looks').url + pathIn('hi', path));
});

test('a question of a tool looks as before in Hindi', async () => {
  await expectPage('question', `${inject('looks').url}/hi/survey/questions/looked-for`);
});

test('its result looks as before in Hindi', async () => {
  await expectPage('result', await resultInHindi(fertilitySurveyTool, inject('looks').url));
});
