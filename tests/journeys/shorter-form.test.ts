import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { openDialog, pageButton, submitButton } from '../support/journey-form.ts';

withBrowser();

// Windows of a phone of 390 × 844. Fields that few need are folded, and not counted.
const windowHeight = 844;
const maxWindows = 1.3;

const pages = [
  '/about-us',
  '/cyber-insurance',
  '/personal/car',
  '/personal/health',
  '/surety-bond',
  '/oocyte/life-insurance',
  '/innovative-products',
  '/parenthood',
  '/ivf-maternity-insurance',
  '/cruise',
];

test.each(sampleOf(pages, 4))(
  'On a phone all that the form of %s requires, its consent and its button stand within 1.3 windows',
  async (path) => {
    const page = await visit(path, { width: 390 });
    const dialog = await openDialog(page, pageButton(page));
    const button = submitButton(dialog);
    const [bottom, top] = await Promise.all([
      button.evaluate((element) => element.getBoundingClientRect().bottom),
      dialog.evaluate((element) => element.getBoundingClientRect().top - element.scrollTop),
    ]);
    expect((bottom - top) / windowHeight).toBeLessThanOrEqual(maxWindows);
  },
);
