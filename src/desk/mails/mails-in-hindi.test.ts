import { expect, test } from 'vitest';
import { renderMail } from '#mail/layout/render-mail.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { sampleFacts } from '#mail/testing/sample-facts.ts';
import { englishIn } from '../../../tests/support/english-sentences.ts';
import { allMailTemplates } from './all-mail-templates.ts';

/** Staff read English, whichever language a visitor reads. */
const toVisitors = allMailTemplates.filter(
  (template) => !template.draw(template.example, sampleFacts, 'hi').isToUs,
);

test.each(toVisitors.map((template) => [template.key, template] as const))(
  'of the mail %s nothing is in English for who reads Hindi, its subject and calendar included',
  async (_key, template) => {
    const mail = { template, data: template.example, facts: sampleFacts, locale: 'hi' } as const;
    const { subject, text, html, attachments } = await renderMail(mail);
    const seen = html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '\n');
    const files = attachments.map(({ content }) => String(content).replaceAll('\r\n ', ''));
    const ours = [subject, text, seen, ...files].map((each) => withoutGiven(each, template));
    expect(ours.flatMap(englishIn)).toEqual([]);
    expect(ours[0] || text).toMatch(/\p{Script=Devanagari}/u);
  },
);

/** What staff wrote themselves is in their language: the example says what that is. */
function withoutGiven(text: string, { example }: MailTemplate): string {
  const given = JSON.stringify(example).match(/(?<=")[^"]* [^"]*(?=")/g) ?? [];
  return given.reduce((rest, each) => rest.replaceAll(each, ''), text);
}
