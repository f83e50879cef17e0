// Texts that a fresh installation publishes: no name that waits for a setting, and nothing that only staff should read.
import { beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { renderExample } from '#mail/render-example.ts';
import { pageCard } from '#site/cards/page-card.ts';
import { faultsOfGraph, linkedDataIn } from '#site/fixtures/schema-org.ts';
import { pageMarkdown } from '#site/markdown/page-markdown.ts';
import { siteFiles } from '#site/publisher/site-files.ts';
import { createStaticStore } from '#site/publisher/static-store.ts';
import { dynamicPaths } from '#site/routes/dynamic-paths.ts';
import { sampleOf } from '../../support/exhaustive.ts';
import { faultsOfPages } from '../../support/faults-of-pages.ts';
import { filledSettings } from '../../support/filled-settings.ts';
import { promise, textOf } from '../../support/promise.ts';
import { locales, openSource, renderSeed, seedPages, siteUrl } from '../../support/rendered-seed.ts';
import { textsOfHtml } from '../../support/texts-of-html.ts';

const policy = textOf('content/pages/privacy-policy.json');

/** Everything that visitors and programs are given as text, by where they find it. */
const published = new Map<string, string[]>();
/** The pages as they are with the seed's settings. */
const fresh = new Map<string, string>();

beforeAll(async () => {
  for (const [path, { input, html }] of seedPages) {
    const card = pageCard(input);
    fresh.set(path, html);
    published.set(path, textsOfHtml(html));
    published.set(`${path}.md`, [pageMarkdown(html, siteUrl)]);
    published.set(`${path} (card)`, card ? [card.title, card.words] : []);
  }
  const store = createStaticStore();
  await siteFiles({
    store,
    siteUrl,
    headers: {},
    locales,
    overview: openSource().overview,
    showsExamples: () => false,
  })();
  for (const path of ['/sitemap.xml', '/llms.txt', '/rss/blog.xml', '/rss/news.xml', '/rss/newsletter.xml']) {
    const file = await store.get(path)?.body('identity');
    if (!file) throw new Error(`${path} is not published.`);
    published.set(path, [file.toString()]);
  }
});

const findTraces = (pattern: RegExp) =>
  [...published].flatMap(([place, texts]) => {
    const found = texts
      .filter((text) => !searchAddress.test(text))
      .map((text) => pattern.exec(text))
      .find((match) => match);
    return found ? [`${place}: ${found.input.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
  });

test('every page is looked at, with its Markdown and its card', () => {
  expect(published.size).toBeGreaterThan(300);
});

// schema.org's own notation for the word that is searched for; see `website.ts`.
const searchAddress = /\{search_term_string\}$/;

test('no brace is left in a text, an attribute, linked data, Markdown, a feed or a card', () => {
  expect(findTraces(/[{}]/)).toEqual([]);
});

test('a legally delicate statement has its caveat of the settings on the page that makes it', async () => {
  const { caveats } = await readSettings('en');
  // The glossary explains some of the words in between: what remains of its links are the words.
  const markdownOf = (path: string) =>
    published
      .get(`${path}.md`)
      ?.join()
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  expect(markdownOf('/ivf-maternity-insurance')).toContain(caveats.ivfMaternityWait);
  expect(markdownOf('/surrogate/life-insurance')).toContain(caveats.surrogateLife);
});

test('every page’s linked data is valid', () => {
  const faults = [...fresh].flatMap(([path, html]) =>
    linkedDataIn(html)
      .flatMap(faultsOfGraph)
      .map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no placeholder is printed', () => {
  expect(findTraces(/placeholder|example\.(com|org|net|in)\b|1800 000 0000|undefined|\[object/i)).toEqual([]);
});

test('with the built-in captcha no page speaks of another', () => {
  expect(findTraces(/recaptcha(?!Url)/i)).toEqual([]);
  expect(published.get('/privacy-policy')?.join(' ')).toContain('runs in your browser and on our server.');
});

/** Answered, and no record of content: what is rendered on request, a tool's steps, a page on paper. */
const isElsewhere = (path: string) =>
  dynamicPaths.includes(path) || /\/(questions(\/[\w-]+)?|check|saved)$|^\/[\w-]+\.pdf$/.test(path);

test('with nothing filled in, no link is dead, and no heading, list or sentence is empty or has a stray mark', () => {
  expect(faultsOfPages(fresh, isElsewhere)).toEqual([]);
});

test('someone called by a stranger reads what to do, and is asked to call no number that is not set', () => {
  const text = published.get('/is-it-us')?.join(' ') ?? '';
  expect(text).toContain('If you never sent us a form');
  expect(text).toContain('hang up, and give no information');
  expect(text).not.toContain('Call us yourself');
});

test('where no address and no number is set, nothing offers one', () => {
  const textAt = (path: string) => published.get(path)?.join(' ') ?? '';
  expect(textAt('/privacy/request')).not.toMatch(/Or write to us|Say what you want/);
  expect(textAt('/')).not.toContain('We answer calls');
  expect(textAt('/grievance')).not.toMatch(
    /by e-mail, post|by e-mail or by post|all numbers|as well, so that/,
  );
  expect(textAt('/career')).toContain('write to us on our contact page');
});

promise('Forms that only look something up are different', policy, () => {
  const forms = [...fresh].flatMap(([path, html]) =>
    [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', fields = '']) => ({
      path,
      ...{ attributes, fields },
    })),
  );
  const byAddress = forms.filter(({ attributes }) => !attributes.includes('method="post"'));
  const isSendingNothing = ({ fields }: (typeof forms)[number]) => !/ name="/.test(fields);
  const actions = byAddress
    .filter((form) => !isSendingNothing(form))
    .map(({ attributes }) => /action="([^"#]*)/.exec(attributes)?.[1]);
  expect(forms.length).toBeGreaterThan(byAddress.length);
  // The fourth that the policy names, the Ombudsman's office, is on a page that is rendered on request.
  expect([...new Set(actions)].toSorted()).toEqual(['/claim-deadlines', '/find', '/search']);
});

test('the same holds with every setting filled in at length', async () => {
  const service = await contentService();
  await service.updateGlobal({ slug: 'site-settings', data: filledSettings, overrideAccess: true, depth: 0 });
  const filled = new Map(fresh);
  const paths = new Set([...sampleOf([...fresh.keys()], 60), '/contact-us']);
  for await (const { path, html } of renderSeed(paths)) filled.set(path, html);
  expect(faultsOfPages(filled, isElsewhere)).toEqual([]);
  expect(filled.get('/contact-us')).toContain(filledSettings.company.grievanceOfficer);
});

describe('mails', () => {
  test.each(allMailTemplates.map((template) => [template.key, template] as const))(
    '%s has no brace and no placeholder',
    async (_name, template) => {
      const { subject, text, html } = await renderExample(template, 'en');
      expect([subject, text, ...textsOfHtml(html)].filter((each) => /[{}]|placeholder/i.test(each))).toEqual(
        [],
      );
    },
  );
});
