import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { setDatabaseUrl } from '#platform/database.ts';
import { createSearchIndex } from '#site/search/search-index.ts';
import { searchPages } from '#site/search/search-pages.ts';

/**
 * How long a search takes with so many pages. The pages are made of the sentences of the seed, in other orders; the
 * questions are two of their words, a misspelt one, or a Hindi one. A process of its own, started by `search.mjs` with
 * DATABASE_URL; prints one line of JSON.
 */
const pages = Number(process.env.PAGES);
const questions = 400;
setDatabaseUrl(process.env.DATABASE_URL);

let state = 1;
function random(below) {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
}

const text = JSON.stringify(seedsOf(readSeedFiles(), 'pages'));
const sentences = [...text.matchAll(/"([^"\\]{40,300})"/g)].map(([, sentence]) => sentence);
const anySentence = () => sentences[random(sentences.length)];
const anyWord = () => {
  const words = anySentence().match(/\p{L}{5,}/gu) ?? ['cover'];
  return words[random(words.length)].toLowerCase();
};

const html = () => {
  const sections = Array.from({ length: 10 }, (_, index) => {
    const said = Array.from({ length: 6 }, anySentence).join(' ');
    return `<section id="s${index}"><h2>${anySentence().slice(0, 50)}</h2><p>${said}</p></section>`;
  });
  return `<main><h1>${anySentence().slice(0, 50)}</h1><p>${anySentence()}</p>${sections.join('')}</main>`;
};
const notes = new Map(
  Array.from({ length: pages }, (_, index) => [
    `/page/${index}`,
    { tag: '1', locale: 'en', status: 200, part: 1 },
  ]),
);
const index = createSearchIndex({ notes, files: { read: async () => Buffer.from(html()) } });
const begun = performance.now();
index.refresh();
await index.settled();
const indexedSeconds = (performance.now() - begun) / 1000;

const hindi = ['gaadi', 'dukaan', 'bima', 'swasthya'];
const kinds = {
  'two words': () => `${anyWord()} ${anyWord()}`,
  'a typing error': () => anyWord().replace(/(.)(.)(?=.$)/u, '$2$1'),
  'a Hindi word': () => hindi[random(hindi.length)],
  'the commonest word': () => 'insurance',
};
const took = [];
for (let asked = 0; asked < questions; asked += 1) {
  const [name, question] = Object.entries(kinds)[asked % 4];
  const start = performance.now();
  const found = await searchPages(question(), 'en');
  took.push({ name, ms: performance.now() - start, found: found.length });
}
console.log(JSON.stringify({ indexedSeconds, took }));
process.exit(0);
