import type { Doc } from './upgrade-ledger.ts';

/** A landing page of its own, without blocks. */
export function pageOf(key: string, heading: string): Doc {
  const texts = { heading, lead: `${heading}: a page that our staff made.`, title: heading };
  const flags = { kind: 'landing', audience: 'everyone', hideFooter: false };
  return { ...texts, ...flags, path: `/${key}`, contentKey: key, description: 'Made by staff.' };
}

/** Rich text with a link to a page, which is kept as that page's id. */
export function answerWithLink(page: number): Doc {
  const text = (words: string) => ({
    type: 'text',
    version: 1,
    text: words,
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
  });
  const box = { version: 1, format: '', indent: 0, direction: null };
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page } };
  const link = {
    ...box,
    version: 3,
    type: 'link',
    id: '65f0c0ffee65f0c0ffee65f0',
    fields,
    children: [text('this page')],
  };
  const paragraph = {
    ...box,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [text('Please see '), link],
  };
  return { root: { ...box, type: 'root', children: [paragraph] } };
}

/** One empty page, with the table of contents that the content service looks for. */
export function smallPdf(): string {
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let file = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj${part}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = parts.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
