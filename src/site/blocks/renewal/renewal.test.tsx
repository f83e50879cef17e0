import { expect, test } from 'vitest';
import { checkMessages } from '#renewals/checks/messages/messages.ts';
import { covers } from '#renewals/covers.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

const [, html = ''] =
  /class="block block-renewal(.*?)<script/s.exec(
    renderedBlocks({ id: 'a', blockType: 'renewal', heading: 'Three dates' }),
  ) ?? [];

test('The form is sent and never put into an address, and the sheet is empty until then', () => {
  const forms = [...html.matchAll(/<form[^>]*>/g)].map(([form]) => form);
  expect(forms).toHaveLength(3);
  for (const form of forms) expect(form).toMatch(/ action="\/renewal-reminder[^>]* method="post"/);
  expect(html).toMatch(/<template><section class="renewal-sheet"/);
  expect(html).not.toMatch(/<time[^>]*>[^<]/);
});

test('The sheet has the words for every number of days that are left after the dates, for the script to show', () => {
  expect(html).toMatch(/<p data-left="0" hidden=""><strong>The policy ends today/);
  expect(html).toMatch(/<p data-left="6" hidden=""><strong>6 days are left/);
  expect(html).toMatch(/<div [^>]*data-left="dates"><h3>Shall we remind you/);
});

test('Every kind of cover is in the list and has at least five things to check', () => {
  for (const cover of covers) {
    expect(html).toContain(`<option value="${cover}">`);
    const [, list = ''] = new RegExp(`data-cover="${cover}">(.*?)</details>`).exec(html) ?? [];
    expect(list.split('<li>').length - 1, cover).toBe(checkMessages('en').covers[cover].checks.length);
    for (const locale of ['en', 'hi'] as const)
      expect(checkMessages(locale).covers[cover].checks.length, cover).toBeGreaterThanOrEqual(5);
  }
});
