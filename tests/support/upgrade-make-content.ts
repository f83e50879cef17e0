import {
  type ContentCollection,
  type ContentRecord,
  type Doc,
  keyFields,
  type UpgradeLedger,
} from './upgrade-ledger.ts';
import { answerWithLink, pageOf, smallPdf } from './upgrade-make-samples.ts';
import type { StaffMember } from './upgrade-staff.ts';

/** An editor's work on the old version: edited, added, drafted, moved, unpublished and deleted. */
type Content = Pick<UpgradeLedger, 'keys' | 'content' | 'deleted' | 'settings' | 'menuTitles' | 'documents'>;

export async function workOnContent(editor: StaffMember): Promise<Content> {
  const content: ContentRecord[] = [];
  const deleted: Content['deleted'] = [];

  async function publish(collection: ContentCollection, key: string, data: Doc): Promise<void> {
    const { id } = await editor.record(collection, key);
    await editor.request('PATCH', `/${collection}/${id}`, { ...data, _status: 'published' });
    content.push({ collection, key, published: data });
  }
  async function draft(collection: ContentCollection, key: string, data: Doc): Promise<void> {
    const { id, ...before } = await editor.record(collection, key);
    await editor.request('PATCH', `/${collection}/${id}?draft=true`, { ...data, _status: 'draft' });
    const published = Object.fromEntries(Object.keys(data).map((name) => [name, before[name]]));
    content.push({ collection, key, published, draft: data });
  }
  async function unpublish(collection: ContentCollection, key: string): Promise<void> {
    const { id } = await editor.record(collection, key);
    await editor.request('PATCH', `/${collection}/${id}`, { _status: 'draft' });
    content.push({ collection, key, published: null });
  }
  async function add(collection: ContentCollection, key: string, data: Doc): Promise<void> {
    await editor.request('POST', `/${collection}`, { ...data, _status: 'published' });
    content.push({ collection, key, published: data });
  }
  async function addDraft(collection: ContentCollection, key: string, data: Doc): Promise<void> {
    await editor.request('POST', `/${collection}?draft=true`, { ...data, _status: 'draft' });
    content.push({ collection, key, published: null, draft: data });
  }
  async function remove(collection: ContentCollection, key: string): Promise<void> {
    const { id } = await editor.record(collection, key);
    await editor.request('DELETE', `/${collection}/${id}`);
    deleted.push({ collection, key });
  }

  await publish('pages', 'homepage', {
    lead: 'Cover for what you have built, said in plain words by our staff.',
  });
  await publish('pages', 'group-medical-cover', await withItsFirstBlockEdited(editor));
  await publish('pages', 'vintage-cars', { path: '/classic-cars', heading: 'Classic cars' });
  await publish('pages', 'news-and-recognition', { isIndexed: false, hideFooter: false });
  await draft('pages', 'marine-insurance', { lead: 'A lead about cargo that is not agreed yet.' });
  await unpublish('pages', 'surety-bond');
  await remove('pages', 'machinery-breakdown');
  await remove('pages', 'distributors-loss-of-profit');
  await add('pages', 'our-promise', pageOf('our-promise', 'Our promise'));
  await addDraft('pages', 'festival-cover', pageOf('festival-cover', 'Festival cover'));

  const group = await editor.record('pages', 'group-medical-cover');
  const answer = answerWithLink(group.id);
  await publish('faqs', 'personal-how-we-are-paid', { question: 'Who pays you?', answer });
  await remove('faqs', 'personal-what-a-broker-does');
  const faq = {
    key: 'ours-parking',
    group: 'corporate',
    position: 900,
    question: 'Where can I park?',
    answer,
  };
  await add('faqs', 'ours-parking', faq);

  const body = answerWithLink(group.id);
  const post = { category: 'strategy', sortDate: '2026-11-20', body, description: 'What our staff wrote.' };
  await publish('blog-posts', 'customer-information-sheet', {
    title: 'The sheet that comes with your policy',
  });
  await draft('blog-posts', 'fire-wording-by-business-size', { lead: 'A lead that waits for its figures.' });
  await remove('blog-posts', 'gst-individual-and-group-cover');
  const added = {
    ...post,
    slug: 'before-the-monsoon',
    title: 'Before the monsoon',
    lead: 'Five things to do.',
  };
  await add('blog-posts', 'before-the-monsoon', added);
  const winter = { ...post, slug: 'winter-notes', title: 'Winter notes', lead: 'Not finished.' };
  await addDraft('blog-posts', 'winter-notes', winter);

  const keysOf = async (collection: ContentCollection) =>
    (await editor.all(collection)).map((record) => String(record[keyFields[collection]]));
  const keys = {
    pages: await keysOf('pages'),
    faqs: await keysOf('faqs'),
    'blog-posts': await keysOf('blog-posts'),
  };
  return { keys, content, deleted, ...(await workOnSite(editor)) };
}

async function workOnSite(
  editor: StaffMember,
): Promise<Pick<Content, 'settings' | 'menuTitles' | 'documents'>> {
  const before = await editor.request('GET', '/globals/site-settings?depth=0');
  const contact = { ...(before.contact as Doc), helpline: '1800 111 2222' };
  const settings = { brand: 'Umbrella House', contact };
  await editor.request('POST', '/globals/site-settings', settings);

  const menus = await editor.request('GET', '/globals/menus?depth=0');
  const top = [...(menus.top as Doc[]), { title: 'Our promise', href: '/our-promise' }];
  const sidebar = (menus.sidebar as Doc[]).filter(({ title }) => title !== 'Download App');
  await editor.request('POST', '/globals/menus', { top, sidebar });
  const titles = (entries: Doc[]) => entries.map(({ title }) => String(title));

  const documents: Doc[] = [];
  for (const document of [
    { title: 'Annual return 2025-26', purpose: 'annual-return', filename: 'annual-return.pdf' },
    { title: 'Code of conduct', purpose: 'other', filename: 'code-of-conduct.pdf' },
  ]) {
    const { filename, ...fields } = document;
    const form = new FormData();
    form.set('_payload', JSON.stringify(fields));
    form.set('file', new Blob([smallPdf()], { type: 'application/pdf' }), filename);
    await editor.request('POST', '/legal-documents', form);
    documents.push(document);
  }
  return { settings, menuTitles: { top: titles(top), sidebar: titles(sidebar) }, documents };
}

/** A sentence changed deep inside, where a change of a block's shape would lose it. */
async function withItsFirstBlockEdited(editor: StaffMember): Promise<Doc> {
  const { blocks } = await editor.record('pages', 'group-medical-cover');
  const [first, ...others] = blocks as (Doc & { items: Doc[] })[];
  if (!first) throw new Error('This page had blocks.');
  const [item, ...items] = first.items;
  const edited = { ...first, items: [{ ...item, text: 'Ours: from seven people on.' }, ...items] };
  return { heading: 'Group medical cover for your people', blocks: [edited, ...others] };
}
