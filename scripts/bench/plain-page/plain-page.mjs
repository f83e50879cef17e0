import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The same words at the lowest possible cost: our product page's own text as plain HTML with one small inline
 * stylesheet and no script. It is the limit for our pages, served by nginx from disk.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const pagePath = 'group-medical-cover';

/** Writes `/` with a picture, as most such pages have one, `/bare` without, and `/hi`, which is `/` in Hindi. */
export function writePlainPages(folder) {
  fs.copyFileSync(path.join(import.meta.dirname, 'picture.webp'), path.join(folder, 'picture.webp'));
  const picture =
    '<img src="/picture.webp" alt="Hills on a clear morning" width="1200" height="675" fetchpriority="high">';
  writeCompressed(path.join(folder, 'index.html'), plainPage(picture));
  writeCompressed(path.join(folder, 'bare.html'), plainPage(''));
  writeCompressed(path.join(folder, 'hi.html'), plainPage(picture, 'hi'));
}

/** The file with its compressed forms beside it, made as well as can be, as the publisher makes them. */
function writeCompressed(file, text) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  fs.writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

function plainPage(picture, language = 'en') {
  const page = readContent(`pages/${pagePath}.json`, language);
  const menus = readContent('menus.json', language);
  const style = fs
    .readFileSync(path.join(import.meta.dirname, 'style.css'), 'utf8')
    .replace(/\s+/g, ' ')
    .trim();
  const links = linksOf(menus);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}"><link rel="icon" href="data:,"><style>${style}</style></head>
<body><header><div class="inner"><a class="name" href="/">Plain page</a><nav aria-label="Main">${links.slice(0, 12).join('')}</nav></div></header>
<main>${picture}<h1>${escaped(page.heading)}</h1><p class="lead">${escaped(page.lead)}</p>${page.blocks.map(section).join('\n')}
<form method="post" action="/enquiry"><h2>Ask for a call</h2>${['Name', 'Phone', 'City'].map(field).join('')}<button>Ask</button></form></main>
<footer><div class="inner"><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul></div></footer></body></html>
`;
}

const field = (name) => `<label>${name}<input name="${name.toLowerCase()}" required></label>`;

/** A block's texts in their order: its heading, then paragraphs; lists of texts become lists. */
function section({ heading, block: _kind, anchor: _anchor, ...rest }) {
  const head = heading ? `<h2>${escaped(heading)}</h2>` : '';
  return head + Object.values(rest).map(html).join('');
}

function html(value) {
  if (typeof value === 'string') return `<p>${escaped(value)}</p>`;
  if (Array.isArray(value)) return `<ul>${value.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
  return value && typeof value === 'object' ? Object.values(value).map(html).join('') : '';
}

function inline(value) {
  if (typeof value === 'string') return escaped(value);
  return Object.values(value ?? {})
    .map((inner) => (typeof inner === 'string' ? escaped(inner) : html(inner)))
    .join(': ');
}

/** Every entry of the menus that names a page, once. */
function linksOf(value, found = new Map()) {
  if (Array.isArray(value)) for (const item of value) linksOf(item, found);
  else if (value && typeof value === 'object') {
    if (value.title && value.href?.startsWith('/')) found.set(value.href, value.title);
    for (const inner of Object.values(value)) linksOf(inner, found);
  }
  return [...found].map(([href, title]) => `<a href="${escaped(href)}">${escaped(title)}</a>`);
}

function readContent(name, language) {
  const read = (file) => JSON.parse(fs.readFileSync(path.join(root, 'content', file), 'utf8'));
  return language === 'en' ? read(name) : translated(read(name), read(`translations/${language}/${name}`));
}

/** A text that no catalogue has is a name or an address. Of Markdown it has each paragraph. */
function translated(value, catalogue) {
  if (typeof value === 'string')
    return catalogue[value] ?? value.replace(/[^\n]+/g, (paragraph) => catalogue[paragraph] ?? paragraph);
  if (Array.isArray(value)) return value.map((item) => translated(item, catalogue));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translated(inner, catalogue)]),
  );
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
