import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { answerAll, seeResult, sheet, untilScripted } from '../support/journey-questions.ts';

withBrowser();

const questions = '/health-calculator/questions';

/** Who gives the first answer to everything: alone in Pune, in a general ward, with two policies of 5 lakh, and tobacco. */
const likely = '₹ 10 lakh';

test('A visitor comes to the sums, reads how they came about, and tries another answer', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await answerAll(page);
  expect(plain(await textOf(sheet(page)))).toContain('₹ 5,00,000');
  const heading = plain(await seeResult(page));
  expect(heading).toContain(likely);
  expect(plain(await textOf(page.locator('.health-steps tfoot')))).toContain('₹ 10,00,000');
  expect(plain(await textOf(page.getByRole('main')))).toContain('Pune is counted as a metro.');
  await expectAccessible(page);

  const now = page.locator('.moves-now');
  await now.scrollIntoViewIfNeeded();
  const room = page.getByRole('radiogroup', { name: 'Room' });
  await room.getByRole('radio', { name: 'A bed in a general ward' }).focus();
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain(likely);
  await page.keyboard.press('ArrowUp');
  expect(await room.getByRole('radio', { name: 'A suite' }).isChecked()).toBe(true);
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain('₹ 15 lakh');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain(likely);
});

test('Without JavaScript, on a phone, each answer stands with its sum and nothing is there to press', async () => {
  const page = await visit(questions, { javaScriptEnabled: false, width: 390 });
  await answerAll(page);
  expect(plain(await seeResult(page))).toContain(likely);
  const moves = page.locator('.moves');
  expect(plain(await textOf(moves))).toContain('A suite₹ 15 lakh');
  expect(await moves.locator('input, button').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
});

/** Sums are written with spaces that do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
