import type { Locale } from '#ui/language/locales.ts';
import { readMailFacts } from './read-mail-facts.ts';
import type { MailTemplate, RenderedMail } from './template.ts';

/** A template as staff see it: of made-up data, with what the settings say. */
export async function renderExample(template: MailTemplate, locale: Locale): Promise<RenderedMail> {
  const { renderMail } = await import('./layout/render-mail.tsx');
  return renderMail({ template, data: template.example, facts: await readMailFacts(locale), locale });
}
