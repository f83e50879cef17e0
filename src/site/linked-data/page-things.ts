import type { BlockType } from '#content/model.ts';
import { languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { BlockView } from '../blocks/block-definition.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { views } from '../blocks/views.ts';
import { cardAddress } from '../cards/page-card.ts';
import type { RenderInput } from '../document/page-data.ts';
import { siteMessages } from '../messages/messages.ts';
import { canonicalAddress } from '../text/addresses.ts';
import { agencyInFull, agencyInShort, india } from './agency.ts';
import type { StatedOn, Thing } from './thing.ts';
import { trailTo } from './trail.ts';
import { website } from './website.ts';

/** The input a page is drawn from, its texts filled in, and the name of its card. */
type PageThingsInput = RenderInput & { card: string | undefined };

/** All that a page states for programs; nothing where there is nothing that they could not read in its words. */
export function pageThings(input: PageThingsInput): Thing[] {
  const { page, settings, siteUrl, locale } = input;
  const address = canonicalAddress(siteUrl, pathIn(locale, page.path));
  const on: StatedOn = { address, agency: agencyInShort(settings, siteUrl) };
  const stated = blocksOf(page, locale).flatMap((block) => {
    // The record gives each type its own view; the compiler does not follow it through a union.
    const { states }: BlockView<BlockType, unknown> = views[block.blockType];
    return states?.({ block, data: input.blockData.get(block.id), clock: input.clock, ...on }) ?? [];
  });
  const questions = stated.filter((thing) => thing['@type'] === 'Question');
  return [
    ...(page.kind === 'home' ? [agencyInFull(settings, siteUrl), website(input)] : []),
    ...article(input, on),
    ...(page.blocks.some(({ blockType }) => blockType === 'cover') ? [service(input, on)] : []),
    ...stated.filter((thing) => thing['@type'] !== 'Question'),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
    ...breadcrumb(input, address),
  ];
}

function article({ page, post, issue, news, siteUrl, locale, card }: PageThingsInput, on: StatedOn): Thing[] {
  const publishedOn = post?.sortDate ?? issue?.sentOn ?? news?.sortDate;
  if (!publishedOn) return [];
  return [
    {
      '@type': news ? 'NewsArticle' : 'Article',
      headline: page.heading,
      description: page.description,
      datePublished: publishedOn,
      inLanguage: languageFacts(locale).tag,
      image: card && siteUrl + cardAddress(card),
      mainEntityOfPage: on.address,
      author: on.agency,
      publisher: { '@id': String(on.agency['@id']) },
    },
  ];
}

/** A cover that we arrange: a page that says what is covered and what is not. */
function service({ page }: PageThingsInput, { address, agency }: StatedOn): Thing {
  const { heading: name, description } = page;
  return { '@type': 'Service', name, description, url: address, provider: agency, areaServed: india };
}

function breadcrumb({ page, pages, siteUrl, locale }: PageThingsInput, address: string): Thing[] {
  const above = trailTo(page, pages, siteMessages(locale).home);
  if (above.length === 0) return [];
  const steps = [
    ...above.map(({ path, name }) => ({
      name,
      item: { '@id': canonicalAddress(siteUrl, pathIn(locale, path)) },
    })),
    { name: page.heading, item: { '@id': address } },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
