import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import type { Language } from '#ui/language/locales.ts';
import { withSeed } from '../support/content-service.ts';
import {
  find,
  isLive,
  rendered,
  richText,
  startPublisher,
  stopPublisher,
  textOf,
  withPagesOnly,
  withPublishedSite,
  writtenSince,
} from '../support/published-site.ts';

const words = {
  ...{ heading: 'हिन्दी पेज', title: 'हिन्दी पेज', lead: 'पहला वाक्य।', benefit: '' },
  description: 'यह पेज हिन्दी में बताता है कि पॉलिसी क्या देती है, क्या नहीं देती और किसके काम आती है।',
  facts: [],
};

/** A sentence is changed in one language, and the pages of the other are not rendered. */
withSeed();
withPagesOnly('/cruise', '/ivf', '/posp-faq', '/claims', '/cyber-insurance');
beforeAll(async () => {
  for (const path of ['/cruise', '/ivf', '/posp-faq']) {
    const id = await find('pages', 'path', path);
    const months = { blockType: 'prose', heading: 'हिन्दी', body: richText('{ivfMaternityWaitMonths} महीने') };
    const questions = { blockType: 'faq-list', heading: 'सवाल', group: 'posp' };
    const blocks = [path === '/posp-faq' ? questions : months];
    await save('pages', id, { ...words, blocks }, 'hi');
  }
});
const locales = ['en', 'hi'] as const;
withPublishedSite(locales);
beforeEach(() => {
  rendered.length = 0;
});

async function save(
  collection: 'pages' | 'faqs',
  id: number,
  data: Record<string, unknown>,
  locale: Language = 'en',
): Promise<void> {
  const service = await contentService();
  await service.update({ collection, id, locale, data: { ...data, _status: 'published' } });
}

const rendering = async () => {
  await writtenSince();
  return rendered.toSorted();
};

test('a changed sentence renders the page in its own language alone', async () => {
  const id = await find('pages', 'path', '/cruise');
  await save('pages', id, { lead: 'One English sentence.' });
  await isLive('/cruise', 'One English sentence.');
  expect(await rendering()).toEqual(['/cruise']);

  rendered.length = 0;
  await save('pages', id, { lead: 'हिन्दी का एक वाक्य।' }, 'hi');
  await isLive('/hi/cruise', 'हिन्दी का एक वाक्य।');
  expect(await rendering()).toEqual(['/hi/cruise']);
  expect(await textOf('/cruise')).toContain('One English sentence.');
});

test('a text that a language lacks, and shows in English, renders both until it has its own', async () => {
  const id = await find('faqs', 'group', 'posp');
  await save('faqs', id, { question: 'Is this in English on both?' });
  await isLive('/posp-faq', 'Is this in English on both?');
  await isLive('/hi/posp-faq', 'Is this in English on both?');
  expect(await rendering()).toEqual(['/hi/posp-faq', '/posp-faq']);

  rendered.length = 0;
  const inHindi = { question: 'क्या यह हिन्दी में है?', answer: richText('हाँ।') };
  await save('faqs', id, inHindi, 'hi');
  await isLive('/hi/posp-faq', 'क्या यह हिन्दी में है?');
  expect(await rendering()).toEqual(['/hi/posp-faq']);

  rendered.length = 0;
  await save('faqs', id, { question: 'Is this in English alone?' });
  await isLive('/posp-faq', 'Is this in English alone?');
  expect(await rendering()).toEqual(['/posp-faq']);
});

test('a setting in one language renders that language, one for all renders both', async () => {
  const service = await contentService();
  const settings = { slug: 'site-settings', depth: 0 } as const;
  const { company, stats } = await service.findGlobal({ ...settings, locale: 'hi' });
  const inHindi = { company: { ...company, legalName: 'छतरी इंश्योरेंस ब्रोकर्स' } };
  await service.updateGlobal({ ...settings, locale: 'hi', data: inHindi });
  await isLive('/hi/cruise', 'छतरी इंश्योरेंस ब्रोकर्स');
  expect(await rendering()).toEqual(['/hi/cruise', '/hi/ivf', '/hi/posp-faq']);

  rendered.length = 0;
  await service.updateGlobal({ ...settings, data: { stats: { ...stats, ivfMaternityWaitMonths: 7654321 } } });
  await isLive('/hi/ivf', '7654321');
  expect(await rendering()).toEqual(expect.arrayContaining(['/hi/ivf', '/ivf']));
});

test('a start after that renders nothing', async () => {
  await stopPublisher();
  await startPublisher('build-1', locales);
  expect(await rendering()).toEqual([]);
});
