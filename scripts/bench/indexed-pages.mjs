import { newSite } from '../../tests/support/fault-site.ts';
import { sitemapPaths } from '../../tests/support/sitemap-paths.ts';
import { measureWithLighthouse } from './lighthouse.mjs';
import { untilCalm } from './machine.mjs';
import { served } from './pages.mjs';
import { medianOf, rounded, table } from './statistics.mjs';

/**
 * Whether every indexed page has full marks in Lighthouse. One visit proves little where it fails, since a busy moment of the
 * machine costs points: such a page is visited twice more, and the median counts.
 */
const visitsOfDoubtful = 3;
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'];
const isFull = (figures) => scores.every((score) => figures[score] === 100);

/**
 * @param minutes after which no further page is visited
 * @param from how many pages an earlier run has visited, which this one passes over
 * @returns each page with its visits, and how many were left out
 */
export async function measureIndexedPages({ minutes, from, say }) {
  const site = await newSite({ ...served, PAGE_PACKING: 'tight' });
  try {
    await site.start();
    await untilCalm();
    const paths = spread(await sitemapPaths(site.url)).slice(from);
    const until = performance.now() + minutes * 60_000;
    const pages = [];
    for (const path of paths) {
      if (performance.now() > until) break;
      const page = await visitPage(site.url, path);
      say(`${pages.length + 1}/${paths.length} ${path}: ${page.visits.map(wordsOf).join('; ')}`);
      pages.push(page);
    }
    return { pages, left: paths.length - pages.length };
  } finally {
    await site.remove();
  }
}

async function visitPage(siteUrl, path) {
  const visits = [];
  do visits.push(await measureWithLighthouse(siteUrl + path, { isSlowedToo: false }));
  while (!isFull(visits[0]) && visits.length < visitsOfDoubtful);
  return { path, visits, median: medianVisit(visits) };
}

/** The order of the sitemap has one kind of page after the other; a run that ends early shall have seen all kinds. */
function spread(paths) {
  const step = 37;
  return Array.from({ length: step }, (_, from) => paths.filter((_, index) => index % step === from)).flat();
}

const medianVisit = (visits) =>
  Object.fromEntries([...scores, 'lcp', 'tbt'].map((figure) => [figure, medianOf(visits, figure)]));
const wordsOf = (visit) =>
  `${scores.map((score) => visit[score]).join(' ')}, LCP ${rounded(visit.lcp)}, TBT ${rounded(visit.tbt)}`;

export function reportIndexedPages({ pages, left }) {
  const isIn = (language) => (page) => /^\/hi(\/|$)/.test(page.path) === (language === 'Hindi');
  const rows = ['English', 'Hindi'].map((language) => {
    const all = pages.filter(isIn(language));
    const medians = all.map(({ median }) => median);
    return [
      language,
      all.length,
      all.filter(({ visits }) => isFull(visits[0])).length,
      medians.filter(isFull).length,
      rounded(medianOf(medians, 'lcp')),
      rounded(medianOf(medians, 'tbt')),
    ];
  });
  const heads = [
    'Indexed pages',
    'visited',
    'full marks at first',
    'full marks by median of three',
    'LCP ms',
    'TBT ms',
  ];
  const again = pages.filter(({ visits }) => visits.length > 1);
  const notes = again.map(
    ({ path, visits, median }) =>
      `- ${path}: ${visits.map(wordsOf).join('; ')}${isFull(median) ? '' : ' **below**'}`,
  );
  return [table(heads, rows), '', `${left} pages were left out.`, ...notes].join('\n');
}
