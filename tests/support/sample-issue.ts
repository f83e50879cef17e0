import { contentService } from '#content/read/content-service.ts';
import { personOf } from '#newsletter/subscribers/person-of.ts';
import { rowsOf } from './database.ts';

export const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 });
export const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });

export const bodyOf = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
});

/** A subscriber who has confirmed. @returns their number */
export async function reader(email: string, locale = 'en'): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    `insert into newsletter_subscribers (person, email, state, locale, asked_at, confirmed_at, consent_text, source)
     values ($1, $2, 'confirmed', $3, now(), now(), 'Send me news.', 'page /cruise') returning id`,
    [personOf(email), email, locale],
  );
  return row?.id ?? 0;
}

let issues = 0;
export async function draft(changes: Record<string, unknown> = {}): Promise<number> {
  issues += 1;
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: '/how-we-calculate' },
    children: [text('Our formulas')],
  };
  const children = [paragraph(text('{brand} writes: '), link)];
  const body = bodyOf(...children);
  const service = await contentService();
  const { id } = await service.create({
    collection: 'newsletters',
    draft: true,
    overrideAccess: true,
    depth: 0,
    data: {
      title: 'Three dates',
      subject: 'Dates',
      preview: 'In short.',
      slug: `dates-${issues}`,
      body,
      ...changes,
    } as never,
  });
  return id;
}
