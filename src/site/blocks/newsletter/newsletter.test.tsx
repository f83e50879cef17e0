import { expect, test } from 'vitest';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = { id: 'a', blockType: 'newsletter', heading: 'Our newsletter', text: 'By e-mail.' } as const;
const path = '/blogs-and-resources/three-dates';
const issue = { path, title: 'Three dates', preview: 'In short.', sentOn: '2026-11-22' };

test('The newsletter’s field stands on a page once: in its block, else at the page’s end', () => {
  const fieldsIn = (html: string) => html.match(/<input[^>]*name="email"[^>]*>/g);
  expect(fieldsIn(renderedBlock(block, []))).toHaveLength(1);
  const elsewhere = renderedBlock(
    { id: 'b', blockType: 'links', heading: 'Links', links: [] } as never,
    undefined,
  );
  expect(fieldsIn(elsewhere)).toHaveLength(1);
  const footerOf = (html: string) => html.slice(html.indexOf('<footer'));
  expect(fieldsIn(footerOf(elsewhere))).toHaveLength(1);
  expect(fieldsIn(footerOf(renderedBlock(block, [])))).toBeNull();
});

test('Sent issues are listed with their day, and lead to their pages', () => {
  const html = renderedBlock(block, [issue]);
  expect(html).toContain(`<a href="${path}">Three dates</a>`);
  expect(html).toContain('<time dateTime="2026-11-22">22 November 2026</time>');
  expect(renderedBlock(block, [])).not.toContain('Past issues');
});

test('Without a script the form leads to its own page, and says from where', () => {
  const html = renderedBlock(block, []);
  const [form = ''] = /<form class="sign-up"[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/newsletter"');
  expect(html).toContain('<input type="hidden" name="from" value="/cruise"/>');
});
