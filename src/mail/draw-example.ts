import type { Locale } from '#ui/language/locales.ts';
import { readMailFacts } from './read-mail-facts.ts';
import type { DrawnMail, MailTemplate } from './template.ts';

/** A template as staff see it: of made-up data, with what the settings say. */
export async function drawExample(template: MailTemplate, locale: Locale): Promise<DrawnMail> {
  const { drawMail } = await import('./sheet/draw-mail.tsx');
  return drawMail({ template, data: template.example, facts: await readMailFacts(locale), locale });
}
