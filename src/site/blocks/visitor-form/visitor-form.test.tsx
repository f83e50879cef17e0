import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { formsInPages } from '#enquiry/definitions/page-forms.ts';
import { fileFieldOf } from '#forms/form.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

const blockOf = (form: string) =>
  ({
    id: 'a',
    blockType: 'visitor-form',
    heading: 'Ask here',
    text: 'We answer.',
    form,
  }) as BlockOf<'visitor-form'>;

test.each(formsInPages)(
  'the form $key stands in the page, and is sent to its own page without a script',
  (form) => {
    const html = renderedBlocks(blockOf(form.key));
    const [tag = ''] = /<form[^>]* method="post"[^>]*>/.exec(html) ?? [];
    expect(tag).toMatch(/ action="\/(forms\/[\w-]+|call-back)"/);
    expect(/enctype="multipart\/form-data"/i.test(tag)).toBe(fileFieldOf(form) !== undefined);
    expect(html).toContain(`name="variant" value="${form.key}"`);
    expect(html).toContain('name="from" value="/cruise"');
    expect(html).toContain('name="consent"');
    // A published page is the same for all its visitors.
    expect(html).not.toContain('csrfToken');
  },
);

test('a page that carries a form leads to it from its head, and offers no other beside it', () => {
  const html = renderedBlocks(blockOf('contact-us'));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('href="#ask-here">Write to us</a>');
  expect(main).not.toContain('data-call-back="cruise"');
  expect(main).not.toContain('call-bar');
});
