import type { Page } from 'playwright-core';

/** Answers of someone who may become an agent. */
const fine = {
  adult: 'Yes',
  class_ten: 'Yes',
  pan: 'Yes',
  aadhaar: 'Yes',
  bank_account: 'Yes',
  elsewhere: 'No',
};

/** Answers the questions before the agents' form, and sends them. */
export async function answerCheck(page: Page, changes: Partial<typeof fine> = {}): Promise<void> {
  for (const [name, answer] of Object.entries({ ...fine, ...changes }))
    await page.locator(`[name=${name}][value=${answer}]`).check();
  await page.getByRole('button', { name: 'See whether I can join' }).click();
}
