import { expect, test } from 'vitest';
import type { News } from '#content/articles.model.ts';
import { knownSettings } from '#content/collections/site-settings/known-settings.ts';
import type { Block, Opening } from '#content/model.ts';
import { pageClock } from '../document/page-clock.ts';
import { microdataIn } from '../fixtures/microdata.ts';
import { faultsOfGraph, linkedDataIn } from '../fixtures/schema-org.ts';
import {
  directoryWith,
  faqs,
  post,
  renderInput,
  richText,
  settings,
  site,
} from '../fixtures/site-fixture.ts';
import { pageOfNews } from '../pages/news-page.tsx';
import { pageOfPost } from '../pages/post-page.tsx';
import { renderPage } from '../pages/render-page.tsx';

/** Returns the statements of a rendered page, found valid against the vocabulary. */
function stated(...input: Parameters<typeof renderInput>): Record<string, unknown>[] {
  const found = linkedDataIn(renderPage(renderInput(...input)));
  expect(found.flatMap(faultsOfGraph)).toEqual([]);
  return found.flatMap((json) => JSON.parse(json)['@graph']);
}
const ofType = (things: Record<string, unknown>[], type: string) =>
  things.filter((thing) => thing['@type'] === type);

test('a page without facts of its own states nothing', () => {
  expect(stated({ blocks: [{ id: 'a', blockType: 'prose', body: richText('x') }] })).toEqual([]);
});

test('the home page states the broker, and how the site is searched', () => {
  const things = stated({ kind: 'home', path: '/' });
  expect(ofType(things, 'InsuranceAgency')).toMatchObject([
    { name: settings.brand, url: 'https://example.com' },
  ]);
  expect(ofType(things, 'WebSite')).toMatchObject([
    { potentialAction: { target: { urlTemplate: 'https://example.com/search?q={search_term_string}' } } },
  ]);
});

test('an empty setting is stated nowhere, and the truth is once it is set', () => {
  const asKnown = site({ settings: knownSettings(settings) });
  const [asSeeded] = ofType(stated({ kind: 'home', path: '/' }, asKnown), 'InsuranceAgency');
  expect(JSON.stringify(asSeeded)).not.toMatch(/placeholder|000 0000|"identifier"/);
  const true_ = {
    ...asKnown.settings,
    company: {
      ...settings.company,
      cin: 'U66010MH2019PTC000001',
      registeredOffice: '1 Ballard Estate, Mumbai',
    },
    contact: { ...asKnown.settings.contact, claimsPhone: '1800 123 4567' },
  };
  const [agency] = ofType(stated({ kind: 'home', path: '/' }, site({ settings: true_ })), 'InsuranceAgency');
  expect(agency).toMatchObject({
    address: '1 Ballard Estate, Mumbai',
    identifier: [{ propertyID: 'CIN', value: 'U66010MH2019PTC000001' }],
    contactPoint: { contactType: 'claims', telephone: '1800 123 4567' },
  });
});

test('a page that says what is covered states a service of the broker', () => {
  const cover: Block = { id: 'a', blockType: 'cover', heading: 'Cover', covered: ['A'], notCovered: ['B'] };
  expect(ofType(stated({ blocks: [cover] }), 'Service')).toMatchObject([
    {
      name: 'Insurance for a cruise',
      url: 'https://example.com/cruise',
      provider: { '@type': 'InsuranceAgency' },
    },
  ]);
});

test('all questions of a page are one list, in the words of the page', () => {
  const own: Block = {
    ...{ id: 'a', blockType: 'questions', heading: 'Asked' },
    items: [{ question: 'Is it for {brand}?', answer: richText('Yes.', 'And </script> too.') }],
  };
  const group: Block = { id: 'b', blockType: 'faq-list', heading: 'More', group: 'personal' };
  const [list, ...others] = ofType(
    stated({ blocks: [own, group] }, { blockData: new Map([['b', faqs]]) }),
    'FAQPage',
  );
  expect(others).toEqual([]);
  expect(list?.mainEntity).toMatchObject([
    { name: `Is it for ${settings.brand}?`, acceptedAnswer: { text: 'Yes.\nAnd </script> too.' } },
    { name: 'What is a free look?' },
  ]);
});

test('a post is an article of its day', () => {
  const first = post('first', '2026-01-01');
  const things = stated(pageOfPost(first, '/blog/first'), { post: first });
  expect(ofType(things, 'Article')).toMatchObject([
    {
      headline: 'The first post',
      datePublished: '2026-01-01',
      mainEntityOfPage: 'https://example.com/blog/first',
    },
  ]);
});

test('a piece of our news is one of its day, below the page that lists them', () => {
  const news: News = {
    ...{ slug: 'moved', title: 'We have moved', description: 'To Pune.', lead: 'Since Monday.' },
    ...{ sortDate: '2026-11-20', body: richText('Come and see us.') },
  };
  const pages = directoryWith({
    record: 'pages/77',
    path: '/news',
    key: 'news-and-recognition',
    name: 'News',
  });
  const things = stated(pageOfNews(news, '/news/moved', pages), { news, pages });
  expect(ofType(things, 'NewsArticle')).toMatchObject([
    { headline: 'We have moved', datePublished: '2026-11-20' },
  ]);
  expect(ofType(things, 'BreadcrumbList')).toMatchObject([
    { itemListElement: [{}, { name: 'News' }, { name: 'We have moved' }] },
  ]);
});

test('the words of a glossary are defined terms, stated where they stand and nowhere else', () => {
  const terms = [{ term: 'Excess (deductible)', meaning: 'What you bear.', href: '/cruise' }];
  const blocks: Block[] = [{ id: 'a', blockType: 'glossary', heading: 'Words', terms }];
  expect(stated({ blocks })).toEqual([]);
  const json = microdataIn(renderPage(renderInput({ blocks })));
  expect(faultsOfGraph(json)).toEqual([]);
  const term = { '@type': 'DefinedTerm', name: ['Excess (deductible)'], description: ['What you bear.'] };
  expect(JSON.parse(json)['@graph']).toEqual([
    { '@type': 'DefinedTermSet', name: ['Words'], hasDefinedTerm: [term] },
  ]);
});

test('an opening is stated while it is open', () => {
  const opening: Opening = {
    ...{
      id: 1,
      title: 'Claims adviser',
      place: 'Pune',
      kindOfWork: 'part-time',
      requirements: ['Plain speech'],
    },
    ...{ description: richText('You help.'), postedOn: '2026-11-20', closesOn: '2026-12-01' },
  };
  const blocks: Block[] = [{ id: 'a', blockType: 'openings', heading: 'Open' }];
  const on = (today: string) =>
    stated({ blocks }, { clock: pageClock(today), blockData: new Map([['a', [opening]]]) });
  expect(on('2026-12-01')).toMatchObject([
    { '@type': 'JobPosting', employmentType: 'PART_TIME', validThrough: '2026-12-01T23:59:59+05:30' },
  ]);
  expect(on('2026-12-02')).toEqual([]);
});

test('the line that says where a page stands is stated as it is drawn', () => {
  const pages = directoryWith({ record: 'pages/9', path: '/personal-insurance', name: 'Personal' });
  expect(stated({ parentId: 9 }, { pages })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: { '@id': 'https://example.com' } },
        { position: 2, name: 'Personal', item: { '@id': 'https://example.com/personal-insurance' } },
        { position: 3, name: 'Insurance for a cruise', item: { '@id': 'https://example.com/cruise' } },
      ],
    },
  ]);
});

test('a page that is not to be found states nothing', () => {
  expect(stated({ kind: 'home', path: '/', isIndexed: false })).toEqual([]);
});

test.each([
  ['a type that is none', { '@type': 'InsuranceBroker' }, 'InsuranceBroker is not a type'],
  ['a property of another type', { '@type': 'Service', telephone: '1' }, 'Service has no telephone'],
  ['a day that is none', { '@type': 'JobPosting', datePosted: 'soon' }, 'JobPosting.datePosted takes Date'],
  [
    'a thing of another kind',
    { '@type': 'Question', acceptedAnswer: { '@type': 'Place' } },
    'takes no Place',
  ],
  ['an empty list', { '@type': 'FAQPage', mainEntity: [] }, 'FAQPage.mainEntity is empty'],
])('the vocabulary refuses %s', (_what, thing, fault) => {
  const graph = { '@context': 'https://schema.org', '@graph': [thing] };
  expect(faultsOfGraph(JSON.stringify(graph)).join()).toContain(fault);
});
