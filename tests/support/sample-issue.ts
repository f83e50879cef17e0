import { contentService } from '#content/read/content-service.ts';

export const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 });
export const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });

export let issues = 0;
export async function draft(changes: Record<string, unknown> = {}): Promise<number> {
  issues += 1;
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: '/cruise' },
    children: [text('Cruise')],
  };
  const children = [paragraph(text('{brand} writes: '), link)];
  const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } };
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
